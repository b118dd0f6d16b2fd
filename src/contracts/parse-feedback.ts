import {commentLimit, feedbackAnswers, type Feedback} from './feedback';
import {parseFields, type FieldsResult} from './fields';
import {maxLength, text} from './text';

import * as v from 'valibot';

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
