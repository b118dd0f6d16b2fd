import {composeProviders} from '@docusaurus/theme-common';
import {ColorModeProvider, PluginHtmlClassNameProvider} from '@docusaurus/theme-common/internal';

/**
 * The providers that this site needs: color mode, and the class of the plugin that created the page. The classic part also
 * has the state of announcement bar, classic navbar, doc versions and scrolling.
 */
export default composeProviders([ColorModeProvider, PluginHtmlClassNameProvider]);
