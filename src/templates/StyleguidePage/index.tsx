import type {StyleguideContent, StyleToken, StyleTokens} from '#src/content/schema/styleguide';
import {TableOfContents} from '#src/parts/contents/TableOfContents';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import type {Example} from '#src/ui/example';
import {Heading} from '#src/ui/Heading';
import {SectionHead} from '#src/ui/SectionHead';
import styles from './styles.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {CSSProperties, ReactNode} from 'react';

type BundlerMeta = {
  webpackContext: (
    folder: string,
    options: {recursive: boolean; regExp: RegExp},
  ) => {keys: () => string[]; (key: string): unknown};
};

const modules = (import.meta as unknown as BundlerMeta).webpackContext('../..', {
  recursive: true,
  regExp: /\/example\.tsx$/,
});

const examples = modules.keys().map((key) => {
  const {example} = modules(key) as {example: Example};
  return {folder: key.slice('./'.length, -'/example.tsx'.length), ...example};
});

/** The `example.tsx` of each component, grouped by its folder in src. New files appear automatically. */
const chapters = [
  {id: 'ui', title: 'Interface'},
  {id: 'sections', title: 'Sections'},
  {id: 'templates', title: 'Parts of one page'},
  {id: 'features', title: 'Features'},
  {id: 'pictures', title: 'Pictures'},
].map((chapter) => ({...chapter, examples: examples.filter(({folder}) => folder.startsWith(`${chapter.id}/`))}));

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
function TokenGroup({title, tokens}: StyleTokens['groups'][number]): ReactNode {
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

/** Each style of the mixin `type`, with its declarations. */
function TextStyles({textStyles}: Pick<StyleTokens, 'textStyles'>): ReactNode {
  return textStyles.map(({name, value}) => (
    <div key={name} className={styles.part}>
      <code>{name}</code>
      <div className={styles[name]}>Every lead answered</div>
      <span className={styles.value}>{value}</span>
    </div>
  ));
}

/** The place for all link previews, which the build draws after the pages (src/plugins/built-pages/previews). */
function Previews(): ReactNode {
  return (
    <ul className={styles.previews} data-link-previews="">
      <li>A build draws them; “npm run dev” does not.</li>
    </ul>
  );
}

/** A component's name, purpose and variants, labeled with the props that make them. */
function ExampleView({
  folder,
  purpose: use,
  variants: looks,
  layout,
  background: ground,
}: Example & {folder: string}): ReactNode {
  return (
    <div className={styles.part}>
      <Heading level={3} look="h4" id={folder.replaceAll('/', '-').toLowerCase()}>
        {folder.split('/').at(-1)}
      </Heading>
      <p className={styles.note}>
        {use} <code>src/{folder}</code>
      </p>
      <div
        className={clsx(styles.stage, ground && styles[ground])}
        data-scheme={ground === 'band' ? ground : undefined}
      >
        {Object.entries(looks).map(([label, look]) => (
          <div key={label} className={styles.look}>
            <code>{label}</code>
            <div className={layout && styles[layout]}>{look}</div>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A chapter of the style guide. */
function Chapter({id, title, children}: {id: string; title: string; children: ReactNode}): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <section className={styles.chapter} aria-labelledby={id}>
      <SectionHead title={title} id={id} />
      {children}
    </section>
  );
}

export type StyleguidePageProps = {
  content: StyleguideContent;
  tokens: StyleTokens;
  /** MDX sample of what writers can use. */
  writing: ReactNode;
};

const titles = {tokens: 'Tokens', type: 'Text styles', writing: 'Writing', previews: 'Link previews'};

const entries = [
  {id: 'tokens', title: titles.tokens},
  {id: 'type', title: titles.type},
  ...chapters,
  {id: 'writing', title: titles.writing},
  {id: 'previews', title: titles.previews},
].map(({id, title}) => ({id, value: title, level: 2}));

/** `/styleguide`: all tokens, text styles and component examples. */
export function StyleguidePage({content, tokens, writing}: StyleguidePageProps): ReactNode {
  return (
    <MarketingPage meta={content.meta} noindex>
      <PageHead {...content.head} />
      <div className={styles.columns}>
        <TableOfContents title={content.contents} items={entries} className={styles.contents} />
        <div className={styles.chapters}>
          <Chapter id="tokens" title={titles.tokens}>
            {tokens.groups.map((group) => (
              <TokenGroup key={group.title} {...group} />
            ))}
          </Chapter>
          <Chapter id="type" title={titles.type}>
            <TextStyles textStyles={tokens.textStyles} />
          </Chapter>
          {chapters.map(({id, title, examples}) => (
            <Chapter key={id} id={id} title={title}>
              {examples.map((example) => (
                <ExampleView key={example.folder} {...example} />
              ))}
            </Chapter>
          ))}
          <Chapter id="writing" title={titles.writing}>
            <div className={clsx('markdown', styles.writing)}>
              <MDXContent>{writing}</MDXContent>
            </div>
          </Chapter>
          <Chapter id="previews" title={titles.previews}>
            <Previews />
          </Chapter>
        </div>
      </div>
    </MarketingPage>
  );
}
