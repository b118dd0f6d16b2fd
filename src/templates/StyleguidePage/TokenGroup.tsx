import type {StyleToken, StyleTokens} from '#src/content/schema/styleguide';
import {Heading} from '#src/ui/Heading';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

function sampleStyle({name, kind: look}: StyleToken): CSSProperties {
  const value = `var(${name})`;
  if (look === 'color') return {background: value};
  return look === 'shadow' ? {boxShadow: value} : {width: value};
}

/** The values of a token: of the band, or of the light theme and, where it differs, the dark one. */
function Values({light, dark, band, isBand}: StyleToken['values'] & {isBand: boolean}): ReactNode {
  if (isBand) return <span className={styles.value}>{band ?? light}</span>;
  return (
    <>
      <span className={styles.value}>{light}</span>
      {dark !== undefined && <span className={styles.value}>Dark: {dark}</span>}
    </>
  );
}

/** Tokens of one kind, each with a sample and its value. Colors are also shown on the dark band. */
export function TokenGroup({title, tokens}: StyleTokens['groups'][number]): ReactNode {
  const schemes = tokens.some(({kind: look}) => look === 'color') ? [undefined, 'band'] : [undefined];
  return (
    <div className={styles.part}>
      <Heading level={3} look="h4">
        {title}
      </Heading>
      {schemes.map((scheme) => (
        <ul key={scheme ?? 'page'} className={clsx(styles.tokens, scheme && styles.band)} data-scheme={scheme}>
          {tokens.map((token) => (
            <li key={token.name} className={styles[token.kind]}>
              {token.kind !== 'other' && <span className={styles.sample} style={sampleStyle(token)} />}
              <code>{token.name}</code>
              <Values {...token.values} isBand={scheme === 'band'} />
              <span className={styles.note}>{token.use}</span>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
