import {createRequire} from 'node:module';
import path from 'node:path';

type GetSlug = (doc: {
  baseID: string;
  frontMatterSlug: string | undefined;
  source: string;
  sourceDirName: string;
  stripDirNumberPrefixes: boolean;
  numberPrefixParser: ParsePrefix;
}) => string;
type ParsePrefix = (name: string) => {filename: string};

// Docusaurus' own rules, so that the check, the list of guides and the build agree on every address.
const load = createRequire(import.meta.url);
const {default: getSlug} = load('@docusaurus/plugin-content-docs/lib/slug.js') as {default: GetSlug};
const {DefaultNumberPrefixParser: numberPrefixParser} = load('@docusaurus/plugin-content-docs/lib/numberPrefix.js') as {
  DefaultNumberPrefixParser: ParsePrefix;
};
const {parseBlogFileName} = load('@docusaurus/plugin-content-blog/lib/blogUtils.js') as {
  parseBlogFileName: (file: string) => {slug: string};
};

/** Address of a doc. `file` is relative to `docs`. Throws if the slug in its front matter can't be an address. */
export function addressOfDoc(file: string, slug?: string): string {
  const baseID = numberPrefixParser(path.posix.basename(file).replace(/\.mdx?$/, '')).filename;
  const sourceDirName = path.posix.dirname(file);
  const ending = getSlug({
    baseID,
    frontMatterSlug: slug,
    source: file,
    sourceDirName,
    stripDirNumberPrefixes: true,
    numberPrefixParser,
  });
  return path.posix.join('/docs', ending).replace(/(?<=.)\/$/, '');
}

/** Address of an article or a release note. `file` is relative to the folder of its blog. */
export function addressOfPost(base: string, file: string, slug?: string): string {
  return path.posix.join(base, slug ?? parseBlogFileName(file).slug).replace(/(?<=.)\/$/, '');
}
