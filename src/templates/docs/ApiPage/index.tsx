import type {ApiPageContent} from '#src/content/schema/api-reference';
import {PageFeedback, type PageFeedbackProps} from '#src/parts/feedback';
import {Heading} from '#src/ui/Heading';
import {InlineText} from '#src/ui/InlineText';
import {Text} from '#src/ui/Text';
import {ApiSection} from './ApiSection';
import styles from './styles.module.scss';

import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import {DocsSidebarProvider} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocPaginator from '@theme/DocPaginator';
import DocRootLayout from '@theme/DocRoot/Layout';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export type ApiPageProps = {
  page: ApiPageContent;
  sidebar: PropSidebar;
  feedback: PageFeedbackProps['labels'];
  /** Content under the title. */
  facts?: ReactNode;
  /** Code beside the title and lead. */
  code: ReactNode;
  children: ReactNode;
  /** Sections, each with its own code. */
  more?: ReactNode;
};

/** Frame of the pages generated from the OpenAPI file: API sidebar, and title with code beside it. */
export function ApiPage({page, sidebar, feedback, facts, code, children, more}: ApiPageProps): ReactNode {
  const {to, title, lead, meta, previous, next} = page;
  return (
    <Layout title={meta.title} description={meta.description}>
      <DocsSidebarProvider name="api" items={sidebar}>
        <DocRootLayout>
          <article className={styles.page}>
            <DocBreadcrumbs />
            <ApiSection
              head={
                <>
                  <Heading level={1} look="h2">
                    {title}
                  </Heading>
                  <Text look="lead">
                    <InlineText text={lead} />
                  </Text>
                  {facts}
                </>
              }
              code={code}
            >
              {children}
            </ApiSection>
            {more}
            <footer>
              <PageFeedback key={to} page={to} labels={feedback} />
              <p className={styles.source}>
                API v1, as an <a href="/openapi.json">OpenAPI 3.1 file</a> and a <a href="/postman.json">Postman collection</a>
              </p>
            </footer>
            <DocPaginator previous={previous} next={next} />
          </article>
        </DocRootLayout>
      </DocsSidebarProvider>
    </Layout>
  );
}
