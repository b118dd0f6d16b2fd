import type {Action} from '#src/content/schema/page';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';

import {useId, type ReactNode} from 'react';

export type FigureBandProps = {
  /** A time or number, as large as the window allows, and its unit. */
  figure: string;
  unit: string;
  title: string;
  text: string;
  action: Action;
  /** Full-width picture along the bottom edge. */
  picture: ReactNode;
};

/** Full-width dark band with one very large figure and a picture. Use it at most once per page. */
export function FigureBand({figure, unit, title, text, action, picture}: FigureBandProps): ReactNode {
  const id = useId();
  return (
    <Section tone="band" spacing="none" width="full" labelledBy={id} motion="draws" className={styles.night}>
      {picture}
      <div className={styles.wrap}>
        <p className={styles.figure}>
          {figure}
          <small>{unit}</small>
        </p>
        <Heading level={2} look="h3" id={id}>
          {title}
        </Heading>
        <p className={styles.text}>{text}</p>
        <ActionButton action={action} variant="accent" icon="arrow" />
      </div>
    </Section>
  );
}
