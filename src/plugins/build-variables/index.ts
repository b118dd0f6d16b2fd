import {bookingVariables} from '#src/content/booking';
import {companyVariables} from '#src/content/company/company';
import {counterVariables} from '#src/site/counter';

import type {Plugin} from '@docusaurus/types';

/**
 * Inlines the environment variables that content files read into the bundles at build time, so content works in the browser
 * too. No other variable is exposed. Content treats an unset one (`null`) and an empty one alike.
 */
export default function buildVariables(): Plugin {
  const variables = Object.fromEntries(
    [...companyVariables, ...bookingVariables, ...counterVariables].map((name) => [name, null]),
  );
  return {
    name: 'build-variables',
    configureWebpack: (_config, _isServer, {currentBundler}) => ({
      plugins: [new currentBundler.instance.EnvironmentPlugin(variables)],
    }),
  };
}
