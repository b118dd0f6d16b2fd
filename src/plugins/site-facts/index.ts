import type {LoadContext, Plugin} from '@docusaurus/types';

export type SiteFactsOptions = {
  /** Names of environment variables that content files read. */
  variables: readonly string[];
};

/**
 * Inlines the named environment variables into the bundles at build time, so content files can read them in the browser too.
 * No other variable is exposed.
 */
export default function siteFacts(_context: LoadContext, options: SiteFactsOptions): Plugin {
  const values = Object.fromEntries(
    options.variables.map((name) => {
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
