import styles from './styles.module.scss';

import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import {CompanySymbol} from '#src/ui/marks/CompanyMark';
import clsx from 'clsx';
import type {ReactNode} from 'react';

export type PaperProps = {picture: PictureOf<'paper'>};

/** A document with lines, signature and history, such as a quote, invoice or policy. */
export function Paper({picture}: PaperProps): ReactNode {
  const {title, chip, note, firm, heading, to, lines, signed, history} = picture;
  return (
    <>
      <Bar title={title} end={note !== undefined && <BarNote>{note}</BarNote>}>
        {chip && <Chip {...chip} />}
      </Bar>
      <div className={styles.paper}>
        <div className={styles.sheet}>
          <div className={styles.head}>
            <div>
              <b className={styles.heading}>{heading}</b>
              <p className={textStyles.quiet}>{to}</p>
            </div>
            <span className={styles.sign}>
              <CompanySymbol company={firm} size={20} />
            </span>
          </div>
          <dl className={styles.lines}>
            {lines.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className={styles.signature}>
            {signed !== undefined && (
              <svg viewBox="0 0 150 52" width="120" height="42">
                <path
                  fill="none"
                  stroke="var(--sw-ink)"
                  strokeWidth="2.4"
                  strokeLinecap="round"
                  d="M8 14c18-3 36-4 52-3M34 12c-3 10-8 24-13 32M48 34c4-8 11-8 10 0s9 4 13-4c2 6 4 8 8 2s6-6 8 0 8 4 11-2c2-4 3 6 8 3s9-7 16-6"
                />
              </svg>
            )}
            <span className={textStyles.quiet}>{signed ?? 'Sign here'}</span>
          </div>
        </div>
        <div className={styles.history}>
          {history.map((entry) => (
            <div key={entry.title} className={clsx(entry.on && styles.on)}>
              <b>{entry.title}</b>
              <span className={textStyles.quiet}>{entry.note}</span>
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
