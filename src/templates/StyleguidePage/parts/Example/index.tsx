import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ComponentKey} from '#src/content/styleguide/components/registry';
import {Heading} from '#src/ui/Heading';
import {ComponentNotes} from '../../component-notes';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useContext, type ReactNode} from 'react';

export type ExampleProps = {
  /** Folder of the component under src. One example a component. */
  of: ComponentKey;
  /** `frame`: for parts that bring a ground of their own, up to the edge. `band`: on the dark band. */
  ground?: 'page' | 'frame' | 'band';
  children: ReactNode;
};

/** A component by name, what it is for, and all that it can look like. */
export function Example({of, ground = 'page', children}: ExampleProps): ReactNode {
  const notes = useContext(ComponentNotes);
  const id = of.replaceAll('/', '-').toLowerCase();
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.example} data-component={of}>
      <div className={styles.head}>
        <Heading level={3} look="h4" id={id}>
          {of.split('/').at(-1)}
        </Heading>
        <code className={styles.path}>src/{of}</code>
        <p className={styles.note}>{notes?.[of].use}</p>
      </div>
      <div className={clsx(styles.stage, styles[ground])} data-scheme={ground === 'band' ? 'band' : undefined}>
        {children}
      </div>
    </div>
  );
}
