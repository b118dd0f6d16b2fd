/** What the question under a doc says, besides the words that its endpoint shares (src/contracts/feedback.ts). */
export type PageFeedbackWords = {
  /** Says what is stored. */
  note: string;
  send: string;
  sending: string;
  /** After the choice, before a comment. */
  noted: string;
  /** After the comment. */
  thanks: string;
  failed: string;
};
