import type {PageFeedbackLabels} from '#src/content/schema/feedback';
import {feedbackForm} from '#src/contracts/feedback';
import {labelOf} from '#src/contracts/field-spec';
import {formProps} from '#src/parts/form/form-props';
import {FormAlert, Part} from '#src/parts/form/FormStates';
import {Button} from '#src/ui/actions/Button';
import styles from './styles.module.scss';

import {type ReactNode, useId} from 'react';

export type PageFeedbackProps = {
  /** Path of the page. */
  page: string;
  labels: PageFeedbackLabels;
};

/** "Was this page helpful?" CSS shows the comment field after a choice, which is stored right away. */
export function PageFeedback({page, labels}: PageFeedbackProps): ReactNode {
  const id = useId();
  const {helpful, comment} = feedbackForm.fields;
  return (
    // Some browsers restore the choice after a reload, which would store it twice.
    <form {...formProps(feedbackForm, 'change')} autoComplete="off" className={styles.feedback}>
      <input type="hidden" name="page" value={page} />
      <FormAlert />
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
        <Button type="submit" variant="secondary" sending={labels.sending}>
          {labels.send}
        </Button>
      </div>
      <div role="status" className={styles.status}>
        <Part name="noted">
          <p>{labels.noted}</p>
        </Part>
        <Part name="failed">
          <p>
            <slot name="text">{labels.failed}</slot>
          </p>
        </Part>
      </div>
      <Part name="sent" ends>
        <p role="status" tabIndex={-1} className={styles.status}>
          {labels.thanks}
        </p>
      </Part>
    </form>
  );
}
