import {bookingVariables} from '#src/content/booking';
import {companyVariables} from '#src/content/company/company';

import type {Plugin} from '@docusaurus/types';

/**
 * Inlines the environment variables that content files read into the bundles at build time, so content works in the browser
 * too. No other variable is exposed.
 */
export default function siteFacts(): Plugin {
  const values = Object.fromEntries(
    [...companyVariables, ...bookingVariables].map((name) => {
      const value = process.env[name];
      // An empty variable is treated as unset: Netlify's form saves empty strings.
      return [`process.env.${name}`, value === undefined || value === '' ? 'undefined' : JSON.stringify(value)];
    }),
  );
  return {
    name: 'site-facts',
    configureWebpack(_config, _isServer, {currentBundler}) {
      return {plugins: [new currentBundler.instance.DefinePlugin(values)]};
    },
  };
}
