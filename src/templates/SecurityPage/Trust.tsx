import type {TrustContent} from '#src/content/schema/security';
import {PickTable} from '#src/sections/PickTable';
import {Badge} from '#src/ui/Badge';
import {Pick} from '#src/ui/Pick';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import styles from './trust.module.scss';

import type {ReactNode} from 'react';

export type TrustProps = Pick<TrustContent, 'subprocessors' | 'status'>;

/** Who else processes data, and which rules we follow. */
export function Trust({subprocessors, status}: TrustProps): ReactNode {
  const {title, text, head, rows} = subprocessors;
  return (
    <>
      <Section id="subprocessors" spacing="flush">
        <SectionHead title={title} aside={text} />
        <Pick label={subprocessors.switch} options={head.slice(1).map((label) => ({label}))}>
          <PickTable label={title} head={head} rows={rows} />
        </Pick>
      </Section>
      <Section id="status" spacing="flush">
        <SectionHead title={status.title} aside={status.text} />
        <ul className={styles.rules}>
          {status.rules.map(({name, status: state, text: explanation, needsMore = false}) => (
            <li key={name}>
              <b>{name}</b>
              <Badge tone={needsMore ? 'apricot' : 'mint'}>{state}</Badge>
              <p>{explanation}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
