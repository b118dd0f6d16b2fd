import {ContactFacts} from '#src/sections/ContactFacts';
import {FactList} from '#src/sections/FactList';
import {StatStrip} from '#src/sections/StatStrip';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Figures, pairs, and how to reach us. */
export function Facts({content: {sections}}: ChapterProps): ReactNode {
  const {stats, caption, list, contact, support} = sections.facts;
  return (
    <>
      <Example of="sections/StatStrip">
        <div>
          <StatStrip stats={stats} caption={caption} />
        </div>
      </Example>
      <Example of="sections/FactList">
        <FactList facts={list} />
      </Example>
      <Example of="sections/ContactFacts">
        <Variant label='look="list"'>
          <ContactFacts facts={contact} look="list" />
        </Variant>
        <Variant label='look="cards"'>
          <div className={styles.column}>
            <ContactFacts facts={support} look="cards" />
          </div>
        </Variant>
      </Example>
    </>
  );
}
