import type {FilePaper} from '#src/content/schema/signature';
import {cssValues} from '#src/lib/css-values';
import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import styles from './sheet.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** Steps from `first` to `last`, as the value of data-lit. */
function range(first: number, last: number): string {
  return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index).join(' ');
}

function Line({line, steps}: {line: FilePaper['lines'][number]; steps: number}): ReactNode {
  const {text, value, litFrom, struckFrom} = line;
  const first = litFrom ?? struckFrom;
  return (
    <li
      data-lit={first && range(first, steps)}
      className={clsx(litFrom !== undefined && styles.chosen, struckFrom !== undefined && styles.struck)}
    >
      <span>{text}</span> {value}
    </li>
  );
}

/** The document: lines are crossed out or highlighted, and it is signed in a later step. */
export function Sheet({paper, steps}: {paper: FilePaper; steps: number}): ReactNode {
  const {firm, heading, to, lines, texts = [], signedAt, signature, open, signed} = paper;
  return (
    <div className={styles.sheet} style={cssValues({'--signed': signedAt})}>
      <div className={styles.head}>
        <p>
          <b>{heading}</b> {to}
        </p>
        <CompanySymbol company={firm} size={20} />
      </div>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.text} line={line} steps={steps} />
        ))}
      </ul>
      {texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      <div className={styles.foot}>
        {signature && (
          <svg viewBox="0 0 150 52" width="120" height="42">
            <path
              pathLength="1"
              d="M8 14c18-3 36-4 52-3M34 12c-3 10-8 24-13 32M48 34c4-8 11-8 10 0s9 4 13-4c2 6 4 8 8 2s6-6 8 0 8 4 11-2c2-4 3 6 8 3s9-7 16-6"
            />
          </svg>
        )}
        <span data-scene={range(1, signedAt - 1)}>{open}</span>
        <span data-scene={range(signedAt, steps)}>{signed}</span>
      </div>
    </div>
  );
}
