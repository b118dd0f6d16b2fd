import {codeLanguageProps} from '#src/lib/code-language';
import {Code} from '#src/ui/docs/Code';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {CopyButton} from '../CopyButton';
import {copiedAttribute} from '../names';
import styles from './styles.module.scss';

import {type ReactNode, useId} from 'react';

export type CodePanelProps = {
  /** Name of the samples for screen readers. The choice for `Language` is remembered across pages. */
  label: string;
  /** One to four samples. */
  samples: readonly {label: string; language: string; code: string}[];
};

/** Code on a dark background, one sample at a time. Radio buttons switch several, so it works without JavaScript. */
export function CodePanel({label, samples}: CodePanelProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.panel} data-scheme="band">
      {samples.length === 1 ? (
        <div className={styles.bar}>
          <span className={styles.title}>{samples[0]?.label}</span>
        </div>
      ) : (
        // Keeps tab names out of search snippets.
        <fieldset className={styles.bar} data-nosnippet="" {...codeLanguageProps(label)}>
          <legend>
            <VisuallyHidden>{label}</VisuallyHidden>
          </legend>
          {samples.map((sample, index) => (
            <label key={sample.label} className={styles.choice}>
              <input type="radio" name={name} value={sample.label} defaultChecked={index === 0} />
              {sample.label}
            </label>
          ))}
        </fieldset>
      )}
      {samples.map((sample) => (
        <div key={sample.label} className={styles.view} {...{[copiedAttribute]: ''}}>
          <div className={styles.copy}>
            <CopyButton small label="Copy" />
          </div>
          <pre className={styles.code} translate="no" role="group" aria-label={`Code: ${sample.label}`} tabIndex={0}>
            <Code code={sample.code} language={sample.language} />
          </pre>
        </div>
      ))}
    </div>
  );
}
