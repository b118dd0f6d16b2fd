import {composeProviders} from '@docusaurus/theme-common';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';

import type {ReactNode} from 'react';

const Provider = composeProviders([ColorModeProvider, PluginHtmlClassNameProvider]);

/** What parts of this site's pages ask for: the theme, and the class of the plugin that made the page. */
export default function LayoutProvider({children}: {children: ReactNode}): ReactNode {
  return <Provider>{children}</Provider>;
}
