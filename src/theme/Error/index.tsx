import Head from '@docusaurus/Head';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {crash} from '#src/content/pages/crash';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Button} from '#src/ui/actions/Button';
import {Heading} from '#src/ui/Heading';
import {cluster} from '#src/ui/layout';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';

import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

// The links load a new page, because the router's page has just failed.
function CrashNote(): ReactNode {
  return (
    <main>
      <Section labelledBy="crash-title">
        <Heading level={1} id="crash-title">
          {crash.title}
        </Heading>
        <Text look="lead" above="card">
          {crash.text}
        </Text>
        <div className={cluster('row', {above: 'group'})}>
          <Button onClick={() => window.location.reload()}>{crash.reload}</Button>
          {crash.links.map((link) => (
            <ActionLink key={link.label} action={link} />
          ))}
        </div>
      </Section>
    </main>
  );
}

/**
 * The page in place of one that crashed: header and footer, a reload, and ways to reach us. If the layout is what fails,
 * the note is shown without it. Visitors see no technical message; it is in the console.
 */
export default function ErrorPage(): ReactNode {
  return (
    <RouteContextProvider value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => <CrashNote />}>
        <Head>
          <title>{crash.title}</title>
        </Head>
        <Layout>
          <CrashNote />
        </Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
