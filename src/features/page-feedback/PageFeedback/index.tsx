import {feedbackForm} from '#src/contracts/feedback';
import {labelOf} from '#src/contracts/field-spec';
import {filledByScript} from '#src/ui/filled-by-script';
import {feedbackAttribute} from '#src/behaviors/attributes';
import {Button} from '#src/ui/actions/Button';
import type {PageFeedbackLabels} from '#src/content/schema/feedback';
import styles from './styles.module.scss';

import {useId, type ReactNode} from 'react';

export type PageFeedbackProps = {
  /** Path of the page. */
  page: string;
  labels: PageFeedbackLabels;
};

/**
 * "Was this page helpful?" CSS shows the comment field after a choice. Without JavaScript the form posts to a thank-you
 * page. With it, the page script stores the choice right away and the page stays.
 */
export function PageFeedback({page, labels}: PageFeedbackProps): ReactNode {
  const id = useId();
  const {helpful, comment} = feedbackForm.fields;
  const {noted, sending, thanks, failed} = labels;
  const forScript = {
    [feedbackAttribute]: '',
    'data-noted': noted,
    'data-sending': sending,
    'data-thanks': thanks,
    'data-failed': failed,
  };
  return (
    // Some browsers restore the choice after a reload, which would store it twice.
    <form action={feedbackForm.path} method="post" autoComplete="off" className={styles.feedback} {...forScript}>
      <input type="hidden" name="page" value={page} />
      <fieldset className={styles.choice}>
        <legend>{helpful.label}</legend>
        {helpful.options?.map(({value, label}) => (
          <label key={value} className={styles.answer}>
            <input type="radio" name="helpful" value={value} required />
            {label}
          </label>
        ))}
      </fieldset>
      <div className={styles.more}>
        <label htmlFor={`${id}-comment`}>{labelOf(comment)}</label>
        <textarea id={`${id}-comment`} name="comment" rows={comment.rows} aria-describedby={`${id}-note`} />
        <p id={`${id}-note`}>{labels.note}</p>
        <Button type="submit" variant="secondary">
          {labels.send}
        </Button>
      </div>
      <p role="status" tabIndex={-1} className={styles.status} {...filledByScript} />
    </form>
  );
}
