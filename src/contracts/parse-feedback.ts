import {commentLimit, feedbackAnswers, type Feedback} from './feedback';
import {parseFields, type FieldsResult} from './fields';
import {maxLength, text} from './text';

import * as v from 'valibot';

/** Pages with the question: paths below `/docs`, as Docusaurus writes them. */
const page = /^\/docs(?:\/[a-z\d]+(?:-[a-z\d]+)*)*$/;

const schema = v.object({
  page: v.pipe(
    v.string(),
    v.check((value) => value.length <= 200 && page.test(value), 'Answer on a page of the documentation.'),
  ),
  helpful: v.picklist(feedbackAnswers, 'Choose Yes or No.'),
  comment: v.pipe(text('your comment'), maxLength(commentLimit, 'Shorten your comment')),
});

/** Parses an answer from form values or parsed JSON. */
export function parseFeedback(input: unknown): FieldsResult<Feedback, keyof Feedback> {
  return parseFields(schema, input);
}
