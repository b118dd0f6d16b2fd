import {alertDefaults} from './Admonition';
import {articleComponents} from './BlogPostPage/components';
import {siteComponents} from './MDXComponents';

import {BrokenLinksProvider, createStatefulBrokenLinks} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {MDXProvider, useMDXComponents} from '@mdx-js/react';
import MDXContent from '@theme/MDXContent';
import {type ComponentType, createElement, Fragment} from 'react';
import {jsx, jsxs} from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {HelmetProvider} from 'react-helmet-async';
import {StaticRouter} from 'react-router-dom';

/** What a page needs that MDX compiled to the body of a function. */
type Runtime = Readonly<Record<'Fragment' | 'jsx' | 'jsxs' | 'useMDXComponents' | 'require', unknown>>;

/** Names that a page can use: components, components of articles, and callouts such as `:::note`. */
export const names = {
  common: Object.keys(siteComponents),
  article: Object.keys(articleComponents),
  callouts: Object.keys(alertDefaults),
};

/**
 * Renders a compiled page with the site's components, as its template does. `anchors` are the IDs that a build accepts in
 * links. `npm run check:content` bundles this file.
 */
export function renderMdx(
  run: (runtime: Runtime) => {default: ComponentType},
  address: string,
  isArticle: boolean,
): {html: string; anchors: string[]} {
  const {default: Content} = run({Fragment, jsx, jsxs, useMDXComponents, require: () => ({default: '/file'})});
  const content = createElement(Content);
  const brokenLinks = createStatefulBrokenLinks();
  const html = renderToStaticMarkup(
    <HelmetProvider>
      <StaticRouter location={address}>
        <BrowserContextProvider>
          <DocusaurusContextProvider>
            <BrokenLinksProvider brokenLinks={brokenLinks}>
              <MDXContent>
                {isArticle ? <MDXProvider components={articleComponents}>{content}</MDXProvider> : content}
              </MDXContent>
            </BrokenLinksProvider>
          </DocusaurusContextProvider>
        </BrowserContextProvider>
      </StaticRouter>
    </HelmetProvider>,
  );
  return {html, anchors: brokenLinks.getCollectedAnchors()};
}
