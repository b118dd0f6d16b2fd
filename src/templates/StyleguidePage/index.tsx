import type {StyleTokens, StyleguideContent} from '#src/content/schema/styleguide';
import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {TableOfContents} from '#src/ui/docs/TableOfContents';
import {Chapter} from './Chapter';
import {ExampleView} from './ExampleView';
import {chapters} from './examples';
import {Previews} from './Previews';
import {TextStyles} from './TextStyles';
import {TokenGroup} from './TokenGroup';
import styles from './styles.module.scss';

import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import type {ReactNode} from 'react';

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
