import type {FilePaper} from '#src/content/schema/signature';
import {cssValues} from '#src/lib/css-values';
import type {FrameProps} from '#src/pictures/frames/frame-props';
import {Shot} from '#src/pictures/Shot';
import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import sheet from './sheet.module.scss';
import styles from './styles.module.scss';

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
      className={clsx(litFrom !== undefined && sheet.chosen, struckFrom !== undefined && sheet.struck)}
    >
      <span>{text}</span> {value}
    </li>
  );
}

/** The document: lines are crossed out or highlighted, and its foot says what it waits for. */
function Sheet({paper}: {paper: FilePaper}): ReactNode {
  const {firm, heading, to, lines, texts = [], signedAt, states} = paper;
  return (
    <div className={sheet.sheet} {...(signedAt !== undefined && {style: cssValues({'--signed': signedAt})})}>
      <div className={sheet.head}>
        <p>
          <b>{heading}</b> {to}
        </p>
        <CompanySymbol company={firm} size={20} />
      </div>
      <ul className={sheet.lines}>
        {lines.map((line) => (
          <Line key={line.text} line={line} steps={states.length} />
        ))}
      </ul>
      {texts.map((text) => (
        <p key={text} className={sheet.text}>
          {text}
        </p>
      ))}
      <div className={sheet.foot}>
        {signedAt !== undefined && (
          <svg viewBox="0 0 150 52" width="120" height="42">
            <path
              pathLength="1"
              d="M8 14c18-3 36-4 52-3M34 12c-3 10-8 24-13 32M48 34c4-8 11-8 10 0s9 4 13-4c2 6 4 8 8 2s6-6 8 0 8 4 11-2c2-4 3 6 8 3s9-7 16-6"
            />
          </svg>
        )}
        {states.map((state, index) => (
          <span key={index} data-scene={index + 1}>
            {state}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The conversation of each step, and the document in front of it, over its edge. */
export function File({frame: {paper, pictures}}: FrameProps<'file'>): ReactNode {
  return (
    <div className={styles.file}>
      <div className={styles.talks}>
        {pictures.map((picture, index) => (
          <div key={index} data-scene={index + 1} className={styles.talk}>
            <Shot picture={picture} />
          </div>
        ))}
      </div>
      <Sheet paper={paper} />
    </div>
  );
}
