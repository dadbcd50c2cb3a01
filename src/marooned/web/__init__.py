"""The web table: the ASGI application and its contract with the browser. No rules here."""
