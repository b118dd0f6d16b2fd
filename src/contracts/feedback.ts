import {parseFields, type FieldsResult} from './fields';
import {maxLength, text} from './text';

import * as v from 'valibot';

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

/** Pages that ask: those of the documentation. Nothing else than an address as Docusaurus makes them. */
const page = /^\/docs(?:\/[a-z\d]+(?:-[a-z\d]+)*)*$/;

const schema = v.object({
  page: v.pipe(
    v.string(),
    v.check((value) => value.length <= 200 && page.test(value), 'Answer on a page of the documentation.'),
  ),
  helpful: v.picklist(feedbackAnswers, 'Choose Yes or No.'),
  comment: v.pipe(text('your comment'), maxLength(commentLimit, 'Shorten your comment')),
});

/** Reads an answer from the values of a form or from parsed JSON. */
export function parseFeedback(input: unknown): FieldsResult<Feedback, keyof Feedback> {
  return parseFields(schema, input);
}
