import {composeProviders} from '@docusaurus/theme-common';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';

import type {ReactNode} from 'react';

const Provider = composeProviders([ColorModeProvider, PluginHtmlClassNameProvider]);

/**
 * The providers that this site needs: color mode, and the class of the plugin that created the page. The classic part also
 * has the state of announcement bar, classic navbar, doc versions and scrolling.
 */
export default function LayoutProvider({children}: {children: ReactNode}): ReactNode {
  return <Provider>{children}</Provider>;
}
