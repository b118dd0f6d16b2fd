import {choiceField, textField} from './field-kinds';
import {defineForm, type FormField, type FormValues} from './form';

import * as v from 'valibot';

/** Pages with the question: paths below `/docs`, as Docusaurus writes them. */
const docPath = /^\/docs(?:\/[a-z\d]+(?:-[a-z\d]+)*)*$/;

export const isDocPath = (value: string): boolean => value.length <= 200 && docPath.test(value);

/** The page the answer is about, in a hidden field. */
const page: FormField = {
  label: 'Page',
  required: true,
  schema: v.pipe(v.string(), v.check(isDocPath, 'Answer on a page of the documentation.')),
};

/** An answer to "Was this page helpful?", normalized. `comment` is empty if none was given. */
export type Feedback = FormValues<typeof feedbackForm>;

export const feedbackForm = defineForm({
  name: 'feedback',
  path: '/api/feedback',
  pages: ['/docs'],
  sentPage: '/feedback/sent',
  noun: 'answer',
  hasToken: false,
  fields: {
    page,
    helpful: choiceField(
      'Was this page helpful?',
      [
        {value: 'yes', label: 'Yes'},
        {value: 'no', label: 'No'},
      ],
      'Choose Yes or No.',
    ),
    comment: textField({label: 'What should we know?', what: 'your comment', maxLength: 1000, rows: 3}),
  },
});
