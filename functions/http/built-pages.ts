import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A page of the site as the build wrote it, with the policy that functions send it with. */
export type BuiltPage = {html: string; policy: string};

export type ReadPage = (address: string) => Promise<BuiltPage | undefined>;

/**
 * The site's Content-Security-Policy without other hosts: the address of a page that a function sends can be a signed link,
 * which no counter, embedded script or report may learn. Frames stay, because they can't read it. The site itself may frame
 * the page: the demo dialog does, if a booking is sent without its script.
 */
const ownPolicy = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) => directive.split(' '))
    .filter(([name = '']) => !name.startsWith('report-'))
    .map(([name = '', ...sources]) => {
      if (name === 'frame-src') return [name, ...sources];
      return [name, ...sources.filter((source) => source.startsWith("'") || source === 'data:')];
    })
    .map((directive) => directive.join(' '))
    .join('; ');

/**
 * Creates a function that reads a page from the build. Netlify deploys functions with the pages that `included_files` in
 * netlify.toml lists. Other pages, and those of `npm run dev`, are `undefined`.
 * @param root Folder of the project, as a parameter: Netlify's bundler would take a folder whose name it finds here for one
 * that the function reads, and deploy the whole build with it.
 */
export function createPageReader(root: string): ReadPage {
  const read = (file: string) => readFile(path.join(root, 'build', file), 'utf8');
  return async (address) => {
    if (!/^(?:\/[\w-]+)+$/.test(address)) return undefined;
    try {
      const [html, headers] = await Promise.all([read(`${address}.html`), read('_headers')]);
      const [, policy = ''] = /Content-Security-Policy: (.+)/.exec(headers) ?? [];
      return {html, policy: ownPolicy(policy)};
    } catch {
      return undefined;
    }
  };
}
