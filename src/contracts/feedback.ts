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

export type FeedbackField = keyof Feedback;

/** At most one sentence per field; it says what to do. */
export type FeedbackErrors = Partial<Record<FeedbackField, string>>;

export type FeedbackResult = {ok: true; value: Feedback} | {ok: false; errors: FeedbackErrors};

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

const fields = ['page', 'helpful', 'comment'] as const;

/**
 * Reads an answer from the values of a form or from parsed JSON. Unknown fields are left out.
 * @param input An object with the fields; anything else counts as one without any.
 */
export function parseFeedback(input: unknown): FeedbackResult {
  const given = new Map<string, unknown>(typeof input === 'object' && input !== null ? Object.entries(input) : []);
  const values = Object.fromEntries(fields.map((field) => [field, given.get(field) ?? '']));
  const parsed = v.safeParse(schema, values, {abortPipeEarly: true});
  if (parsed.success) return {ok: true, value: parsed.output};
  const errors: FeedbackErrors = {};
  for (const field of fields) {
    const issue = parsed.issues.find(({path}) => path?.[0]?.key === field);
    if (issue) errors[field] = issue.message;
  }
  return {ok: false, errors};
}
