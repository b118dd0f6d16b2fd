import type {Action} from '#src/content/schema/page';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type AddOnsProps = {title: string; text: string; items: readonly string[]; action: Action};

/** The managed add-ons, in one line under the prices. */
export function AddOns({title, text, items, action}: AddOnsProps): ReactNode {
  return (
    <Section id="services" spacing="flush">
      <div className={styles.addOns}>
        <div>
          <Heading level={2} look="h3">
            {title}
          </Heading>
          <Text>{text}</Text>
        </div>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ActionLink action={action} arrow />
      </div>
    </Section>
  );
}
