import {copiedAttribute} from '#src/behaviors/attributes';
import {CopyButton} from '#src/ui/actions/CopyButton';
import {textOf} from '#src/ui/text-of';
import styles from './styles.module.scss';

import type {Props} from '@theme/CodeBlock';
import type {ReactNode} from 'react';

/** Titles of blocks without one, by language. */
const languageNames: Readonly<Record<string, string>> = {
  bash: 'Shell',
  sh: 'Shell',
  shell: 'Shell',
  js: 'JavaScript',
  javascript: 'JavaScript',
  ts: 'TypeScript',
  typescript: 'TypeScript',
  py: 'Python',
  python: 'Python',
  json: 'JSON',
};

function readTitle({title, metastring, language, className}: Props): ReactNode {
  const written = title ?? /title="([^"]*)"/.exec(metastring ?? '')?.[1];
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1];
  return written ?? (name === undefined ? 'Code' : (languageNames[name] ?? name));
}

/**
 * A code block with its title or language and a copy button. The code is already highlighted at build time
 * (plugins/highlight-code), so no highlighter is sent to browsers.
 */
export default function CodeBlock(props: Props): ReactNode {
  const title = readTitle(props);
  return (
    <div className={styles.block} {...{[copiedAttribute]: ''}}>
      <div className={styles.bar}>
        <span>{title}</span>
        <CopyButton small label="Copy" />
      </div>
      {/* Focusable, because long lines scroll. */}
      <pre className={styles.code} translate="no" role="group" aria-label={`Code: ${textOf(title)}`} tabIndex={0}>
        <code>{props.children}</code>
      </pre>
    </div>
  );
}
