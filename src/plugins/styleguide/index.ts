import type {StyleTokens} from '#src/content/schema/styleguide';
import {readTokens} from './read-tokens';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds `/styleguide` and its second page. The configuration leaves this plugin out of production builds. */
export default function styleguide({siteDir}: LoadContext): Plugin<StyleTokens> {
  return {
    name: 'styleguide',
    getPathsToWatch: () => [`${siteDir}/src/styles/{tokens,mixins}/*.scss`],
    loadContent: () => readTokens(`${siteDir}/src/styles`),
    contentLoaded({content, actions}) {
      const pages = '@site/src/pages';
      actions.addRoute({
        path: '/styleguide',
        component: `${pages}/_styleguide.tsx`,
        exact: true,
        props: {tokens: content},
      });
      actions.addRoute({path: '/styleguide/containers', component: `${pages}/_containers.tsx`, exact: true});
    },
  };
}
