/** An answer to "Was this page helpful?", normalized. `comment` is empty if none was given. */
export type Feedback = {
  /** Path of the page. */
  page: string;
  helpful: FeedbackAnswer;
  comment: string;
};

export type FeedbackAnswer = (typeof feedbackAnswers)[number];

export const feedbackAnswers = ['yes', 'no'] as const;

export const feedbackQuestion = 'Was this page helpful?';
export const feedbackLabels: Readonly<Record<FeedbackAnswer | 'comment', string>> = {
  yes: 'Yes',
  no: 'No',
  comment: 'What should we know? (optional)',
};

/** Endpoint of the form, and the page a form post without JavaScript is redirected to. */
export const feedbackPath = '/api/feedback';
export const feedbackSentPage = '/feedback/sent';

/** Longest comment, in Unicode code points after NFC. */
export const commentLimit = 1000;
