import {CopyButton} from '#src/parts/copy/CopyButton';
import {copiedAttribute} from '#src/parts/copy/names';
import {Code} from '#src/ui/docs/Code';
import {textOf} from '#src/ui/text-of';
import styles from './styles.module.scss';

import {createCodeBlockMetadata} from '@docusaurus/theme-common/internal';
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
  text: 'Code',
};

/** Comments that mark lines, as Docusaurus has them. */
const magicComments = [
  {
    className: 'code-marked',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

/** A code block with its title or language and a copy button. Fences are read as Docusaurus reads them. */
export default function CodeBlock({children, metastring, className, ...props}: Props): ReactNode {
  const {code, language, lineClassNames, ...block} = createCodeBlockMetadata({
    code: textOf(children),
    metastring,
    className,
    language: props.language,
    title: props.title,
    magicComments,
    defaultLanguage: undefined,
    showLineNumbers: undefined,
  });
  const title = block.title || (languageNames[language] ?? language);
  return (
    <div className={styles.block} {...{[copiedAttribute]: ''}}>
      <div className={styles.bar}>
        <span className={styles.title}>{title}</span>
        <CopyButton small label="Copy" />
      </div>
      {/* Focusable, because long lines scroll. */}
      <pre className={styles.code} translate="no" role="group" aria-label={`Code: ${textOf(title)}`} tabIndex={0}>
        <Code code={code} language={language} marked={new Set(Object.keys(lineClassNames).map(Number))} />
      </pre>
    </div>
  );
}
