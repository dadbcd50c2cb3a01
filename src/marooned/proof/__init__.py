"""What is proven: executable cases, and which rules and cards passing cases and tests cite."""
