/** An answer to "Was this page helpful?", normalized. `comment` is empty when none was given. */
export type Feedback = {
  /** Address of the page from the root of the site. */
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

/** Where the form posts to, and where a browser ends without JavaScript. */
export const feedbackPath = '/api/feedback';
export const feedbackSentPage = '/feedback/sent';

/** Longest comment, in Unicode code points after NFC. */
export const commentLimit = 1000;
