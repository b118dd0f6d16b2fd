import {feedbackAnswers, feedbackLabels, feedbackPath, feedbackQuestion} from '#src/contracts/feedback';
import {needsReact} from '#src/lib/needs-react';
import {Button} from '#src/ui/actions/Button';
import type {PageFeedbackLabels} from '../types';
import {usePageFeedback, type PageFeedbackState} from '../usePageFeedback';
import styles from './styles.module.scss';

import {useId, type ReactNode} from 'react';

export type PageFeedbackProps = {
  /** Path of the page. */
  page: string;
  labels: PageFeedbackLabels;
};

function describe(state: PageFeedbackState, labels: PageFeedbackLabels): string {
  if (state.phase === 'failed') return state.detail ?? labels.failed;
  if (state.phase === 'thanked') return labels.thanks;
  return state.phase === 'noted' ? labels.noted : '';
}

/**
 * "Was this page helpful?" CSS shows the comment field after a choice. Without JavaScript the form posts to a thank-you
 * page. With JavaScript the choice is stored right away and the page stays.
 */
export function PageFeedback({page, labels}: PageFeedbackProps): ReactNode {
  const id = useId();
  const {state, formRef, statusRef, onChange, onSubmit} = usePageFeedback();
  const sending = state.phase === 'sending';
  const done = state.phase === 'thanked';
  return (
    <form
      ref={formRef}
      action={feedbackPath}
      method="post"
      // Some browsers restore the choice after a reload, which would store it twice.
      autoComplete="off"
      className={styles.feedback}
      {...needsReact}
      onChange={onChange}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="page" value={page} />
      {!done && (
        <>
          <fieldset className={styles.choice}>
            <legend>{feedbackQuestion}</legend>
            {feedbackAnswers.map((answer) => (
              <label key={answer} className={styles.answer}>
                <input type="radio" name="helpful" value={answer} required />
                {feedbackLabels[answer]}
              </label>
            ))}
          </fieldset>
          <div className={styles.more}>
            <label htmlFor={`${id}-comment`}>{feedbackLabels.comment}</label>
            <textarea id={`${id}-comment`} name="comment" rows={3} aria-describedby={`${id}-note`} />
            <p id={`${id}-note`}>{labels.note}</p>
            <Button type="submit" variant="secondary" size="sm" busy={sending}>
              {sending ? labels.sending : labels.send}
            </Button>
          </div>
        </>
      )}
      <p ref={statusRef} role="status" tabIndex={-1} className={styles.status}>
        {describe(state, labels)}
      </p>
    </form>
  );
}
