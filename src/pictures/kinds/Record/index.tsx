import styles from './styles.module.scss';

import {Avatar} from '#src/pictures/parts/Avatar';
import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {Rows} from '#src/pictures/parts/Rows';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

type Fact = PictureOf<'record'>['facts'][number];

function FactValue({value, chip, owner}: Fact): ReactNode {
  if (chip) {
    return <Chip text={value} tone="done" className={styles.chip} />;
  }
  if (owner) {
    return (
      <span className={styles.owner}>
        <Avatar person={owner} />
        {value}
      </span>
    );
  }
  return <span className={styles.value}>{value}</span>;
}

/** A customer record: timeline, newest first, beside the facts of the deal. */
export function Record({picture: {person, chip, timeline, facts}}: {picture: PictureOf<'record'>}): ReactNode {
  const tools = (
    <>
      <DrawnButton icon="phone" label="Call" look="outline" className={styles.call} />
      <DrawnButton icon="message" label="Text" look="outline" className={styles.spare} />
    </>
  );
  return (
    <>
      <Bar title={person.name} lead={<Avatar person={person} />} chip={chip} end={tools} />
      <div className={styles.body}>
        <Rows items={timeline} look="timeline" />
        <div className={styles.facts}>
          {facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              {fact.label}
              <FactValue {...fact} />
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
