import type {Person} from '#src/content/schema/company';
import Head from '@docusaurus/Head';
import {availabilityPath} from '#src/contracts/booking';
import type {BookContent} from '#src/content/schema/booking';
import {BookingIsland} from '#src/islands/BookingIsland';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Portrait} from '#src/ui/marks/Portrait';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import type {DemoContent} from '#src/content/schema/demo';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type OpeningProps = {
  hero: DemoContent['hero'];
  host: Person;
  /** Without it the page has no calendar, because demos are booked in another one: its button opens that. */
  plain: BookContent['plain'] | undefined;
};

/** Title and host beside the calendar, above the agenda, whose parts are as wide as their minutes. */
export function Opening({hero, host, plain}: OpeningProps): ReactNode {
  return (
    <Section id="book" spacing="none" className={styles.opening}>
      {plain && (
        <Head>
          {/* Fetches free times along with the page rather than after its scripts. */}
          <link rel="preload" href={availabilityPath} as="fetch" crossOrigin="anonymous" />
        </Head>
      )}
      <div className={styles.words}>
        <Heading level={1}>{hero.title}</Heading>
        <Text look="lead">{hero.lead}</Text>
        <div className={styles.host}>
          <Portrait person={host} size={72} />
          <p>
            <b>
              {host.name} {hero.host.takes}
            </b>
            {hero.host.text}
          </p>
        </div>
        <div>
          {hero.actions.map((action) => (
            <ActionButton key={action.label} action={action} variant={plain ? 'secondary' : 'accent'} />
          ))}
        </div>
      </div>
      {plain && (
        <div className={styles.booker}>
          <BookingIsland level={2} />
          <noscript>
            <p className={styles.plain}>
              {plain.text} <ActionLink action={plain} />
            </p>
          </noscript>
        </div>
      )}
      <ol className={styles.agenda}>
        {hero.agenda.map(({when, title}) => (
          <li key={when}>
            <b>{when}</b>
            {title}
          </li>
        ))}
      </ol>
    </Section>
  );
}
