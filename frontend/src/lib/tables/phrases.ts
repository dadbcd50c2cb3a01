// Set phrases of the chat: they cross the wire as ids, so that everyone reads them in a language of one's own.
export const PHRASES: Record<string, string> = {
  yes: "web-phrase-yes",
  no: "web-phrase-no",
  wait: "web-phrase-wait",
  ready: "web-phrase-ready",
  help: "web-phrase-help",
  more: "web-phrase-more",
  stop: "web-phrase-stop",
  thanks: "web-phrase-thanks",
  "well-done": "web-phrase-well-done",
  sorry: "web-phrase-sorry",
};
