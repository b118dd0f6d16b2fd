import {LinkLine, type LinkLineProps} from '#src/ui/actions/ActionLink/LinkLine';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type NewsletterBandProps = {
  title: string;
  text: string;
  /** Prefix of the element IDs. */
  id: string;
  /** The sign-up form (`parts/newsletter`). */
  form: ReactNode;
  /** Links to other channels, at the bottom of the band. */
  links?: readonly LinkLineProps[];
};

/** Dark band that asks for an email address: text on the left, form on the right. */
export function NewsletterBand({title, text, id, form, links = []}: NewsletterBandProps): ReactNode {
  return (
    <Section tone="band" spacing="tight" labelledBy={`${id}-title`} className={styles.band}>
      <div>
        <Heading level={2} id={`${id}-title`}>
          {title}
        </Heading>
        <Text above="row">{text}</Text>
      </div>
      <div className={styles.form}>{form}</div>
      {links.length > 0 && (
        <div className={styles.links}>
          {links.map((line) => (
            <LinkLine key={line.label} {...line} />
          ))}
        </div>
      )}
    </Section>
  );
}
