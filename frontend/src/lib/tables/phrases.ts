// Set phrases of the chat (`phrase-…` of the catalogues): they cross the wire as ids, so that everyone reads them in a
// language of one's own.
export const PHRASES = ["yes", "no", "wait", "go-on", "stop", "careful", "can-help", "need-help", "thanks", "well-done"];
