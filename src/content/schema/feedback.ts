/** Text of the feedback form, besides the labels in src/contracts/feedback.ts, which its endpoint shares. */
export type PageFeedbackLabels = {
  /** Explains what is stored. */
  note: string;
  send: string;
  sending: string;
  /** Shown after the choice, before a comment is sent. */
  noted: string;
  /** Shown after the comment is sent. */
  thanks: string;
  failed: string;
};
