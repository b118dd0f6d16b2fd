import type {TokenGroup} from '#src/content/styleguide/types';
import {Heading} from '#src/ui/Heading';
import {TokenValue} from '../TokenValue';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

export type TokenListProps = {
  group: TokenGroup;
  /** `bar`: as long as the token. `corner`, `shadow`: on a box. `list`: name and value alone. */
  look: 'bar' | 'corner' | 'shadow' | 'list';
};

const styleOf: Record<TokenListProps['look'], (value: string) => CSSProperties | undefined> = {
  bar: (width) => ({width}),
  corner: (borderTopLeftRadius) => ({borderTopLeftRadius}),
  shadow: (boxShadow) => ({boxShadow}),
  list: () => undefined,
};

/** Tokens of one kind, each drawn by its own value. */
export function TokenList({group: {title, tokens}, look}: TokenListProps): ReactNode {
  return (
    <div className={styles.group}>
      <Heading level={3} look="h4">
        {title}
      </Heading>
      <ul className={clsx(styles.tokens, styles[look])}>
        {tokens.map(({name, use}) => (
          <li key={name}>
            {look !== 'list' && <span className={styles.sample} style={styleOf[look](`var(${name})`)} />}
            <div>
              <TokenValue name={name} />
              {use !== undefined && <span className={styles.use}>{use}</span>}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
