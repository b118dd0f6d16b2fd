import Head from '@docusaurus/Head';
import LayoutProvider from '@theme/Layout/Provider';
import {PageMetadata} from '@docusaurus/theme-common';
import type {BookContent} from '@site/src/content/book';
import {ActionLink} from '@site/src/ui/ActionLink';
import {Heading} from '@site/src/ui/Heading';
import {useFrameHeight} from './useFrameHeight';
import styles from './styles.module.scss';

import {useRef, type ReactNode} from 'react';

/** The booking page without header and footer: it is what the dialog's frame shows. */
export function BookPage({content}: {content: BookContent}): ReactNode {
  const main = useRef<HTMLElement>(null);
  useFrameHeight(main);
  return (
    // The theme's providers without its header and footer: the frame follows the visitor's theme too.
    <LayoutProvider>
      <PageMetadata title={content.meta.title} description={content.meta.description} />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <div className={styles.ground}>
        <main ref={main} className={styles.page}>
          <Heading level={1} look="h3">
            {content.title}
          </Heading>
          <p className={styles.text}>{content.text}</p>
          <dl className={styles.ways}>
            {content.ways.map((way) => (
              <div key={way.label}>
                <dt>{way.label}</dt>
                <dd>
                  <ActionLink action={way.action} />
                  <span>{way.note}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className={styles.text}>{content.after}</p>
        </main>
      </div>
    </LayoutProvider>
  );
}
