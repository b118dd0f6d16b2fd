import {readFileSync} from 'node:fs';
import path from 'node:path';

import {parsePage} from './parse-page.mjs';
import {listFiles} from './project-files.mjs';

/** Where pages in MDX are, what kind they are, and their address. */
const places = [
  {
    folder: 'docs',
    kind: 'doc',
    address: (file) => `/docs/${file.replace(/(?:^|\/)index\.mdx$/, '').replace(/\.mdx$/, '')}`.replace(/\/$/, ''),
  },
  {folder: 'blog', kind: 'post', address: (file, {slug}) => `/blog/${slug ?? file.split('/')[0]}`},
  {
    folder: 'src/content/faq',
    kind: 'faq',
    // Questions about usage have a page of their own.
    address: (file) => (file === 'usage-billing.mdx' ? '/billing-faq' : '/faq'),
  },
  {folder: 'src/pages', kind: 'page', address: (file) => `/${file.replace(/(?:\/?index)?\.mdx$/, '')}`},
];

// A file or folder with an underscore is no page.
const isPage = (file) => file.endsWith('.mdx') && !/(?:^|\/)_/.test(file);

/**
 * Every page and every file of questions that is written in MDX.
 * `file` is its path from the project's root; `draft` says that no build contains it.
 */
export function readPages(root) {
  return places.flatMap(({folder, kind, address}) =>
    listFiles(root, folder)
      .filter(isPage)
      .map((file) => {
        const text = readFileSync(path.join(root, folder, file), 'utf8');
        const page = parsePage(text);
        return {
          ...page,
          file: `${folder}/${file}`,
          kind,
          text,
          address: address(file, page.data),
          draft: page.data.draft === true,
        };
      }),
  );
}
