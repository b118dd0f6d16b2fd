import type {StyleTokens} from '#src/content/schema/styleguide';
import {readTokens} from './read-tokens';

import type {LoadContext, Plugin} from '@docusaurus/types';

/** Adds `/styleguide`. The configuration leaves this plugin out of production builds. */
export default function styleguide({siteDir}: LoadContext): Plugin<StyleTokens> {
  return {
    name: 'styleguide',
    getPathsToWatch: () => [`${siteDir}/src/styles/{tokens,mixins}/*.scss`],
    loadContent: () => readTokens(`${siteDir}/src/styles`),
    contentLoaded({content, actions}) {
      const component = '@site/src/pages/_styleguide.tsx';
      actions.addRoute({path: '/styleguide', component, exact: true, props: {tokens: content}});
    },
  };
}
