import {LegalPage} from '#src/templates/LegalPage';
import {ActionLink} from '#src/ui/ActionLink';
import styles from './styles.module.scss';
import type {LicensesContent} from './types';

import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

/**
 * What others wrote of this website's code. Which packages are in it is known when the bundle is finished, so
 * src/plugins/licenses puts the lists into the built page; React leaves them as they are.
 */
export function LicensesPage({content}: {content: LicensesContent}): ReactNode {
  const {meta, lead, texts, pending, parts, font} = content;
  const contents = [...parts, font].map(({id, title}) => ({id, value: title, level: 2}));
  return (
    <Layout title={meta.title} description={meta.description}>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <LegalPage title={meta.title} contents={contents}>
        <p>{lead}</p>
        <p>
          <ActionLink action={texts} />
        </p>
        {parts.map(({id, of, title, text}) => (
          <section key={id} className={styles.part} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <p>{text}</p>
            <div
              className={styles.packages}
              data-packages={of}
              dangerouslySetInnerHTML={{__html: `<p>${pending}</p>`}}
              suppressHydrationWarning
            />
          </section>
        ))}
        <section className={styles.part} aria-labelledby={font.id}>
          <h2 id={font.id}>{font.title}</h2>
          <p>{font.text}</p>
          <p>
            <ActionLink action={font.action} />
          </p>
        </section>
      </LegalPage>
    </Layout>
  );
}
