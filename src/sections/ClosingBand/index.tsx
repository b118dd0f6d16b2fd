import type {Closing} from '#src/content/schema/page';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {cluster} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {type ReactNode, useId} from 'react';

export type ClosingBandProps = {
  closing: Closing;
  /** The rising line along the bottom edge of the band (`pictures/charts/CloseLine`). */
  line?: ReactNode;
  /** Beside the headline: when visitors can talk to us. Until it has times, and on phones, there are rising steps instead. */
  aside?: ReactNode;
  /** Beside the headline, at the bottom edge of the band: a chart of the page's figures. */
  chart?: ReactNode;
};

/** Dark band that ends a page: one headline, one sentence, one button. */
export function ClosingBand({closing, line, aside, chart}: ClosingBandProps): ReactNode {
  const id = useId();
  return (
    <Section
      tone="band"
      spacing="none"
      labelledBy={id}
      motion={line === undefined && chart === undefined ? undefined : 'draws'}
      className={clsx(
        styles.band,
        line !== undefined && styles.lined,
        line === undefined && chart === undefined && styles.stepped,
        chart !== undefined && styles.charted,
      )}
    >
      <div>
        <Heading level={2} look="closing" id={id}>
          {closing.title}
        </Heading>
        <Text look="lead" above="card" measure="wide" className={styles.lead}>
          {closing.text}
        </Text>
        <div className={cluster('card', {above: 'card'})}>
          <div className={cluster('row')}>
            <ActionButton action={closing.action} variant="accent" size="lg" />
            {closing.second && <ActionButton action={closing.second} variant="secondary" size="lg" />}
          </div>
          {closing.links && (
            <ul className={cluster('card')}>
              {closing.links.map((link) => (
                <li key={link.label}>
                  <ActionLink action={link} arrow />
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {chart !== undefined && <div className={styles.chart}>{chart}</div>}
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      {line}
    </Section>
  );
}
