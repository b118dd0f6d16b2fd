import {root} from './project.mjs';

import {execFileSync} from 'node:child_process';

/** What a company is called: `Scalewell`, and its domain without `www`. */
export type Names = {name: string; domain: string};

const isText =
  /\.(?:[cm]?[jt]sx?|mdx?|scss|json|toml|ya?ml|txt|html|svg|sql|py)$|(?:^|\/)(?:CODEOWNERS|LICENSE|\.env\.example)$/;

/** The names of the sample, which `npm run sample` looks for after the site has another. */
export const sampleNames = 'scripts/lib/sample-names.json';

/** Files of the project that may contain the name, by path in the project. Without git, the command can't tell them apart. */
export function listTextFiles(): string[] {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return files.split('\n').filter((file) => isText.test(file) && file !== sampleNames);
}

/** `Northbeam Labs` in the forms that code, addresses and HTTP headers use: `northbeam-labs`, `NORTHBEAM_LABS` and `Northbeam-Labs`. A name in another alphabet takes them from its domain. */
function formsOf({name, domain}: Names): {slug: string; constant: string; header: string} {
  const latin = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const slug = latin === '' ? (domain.split('.')[0] ?? '') : latin;
  return {
    slug,
    constant: slug.toUpperCase().replaceAll('-', '_'),
    header: slug.replaceAll(/(?<![a-z\d])[a-z]/g, (letter) => letter.toUpperCase()),
  };
}

/** A text with one company's name and domain replaced by another's, in each form they are written. */
export function renameText(text: string, before: Names, after: Names): string {
  const [from, to] = [formsOf(before), formsOf(after)];
  return text
    .replaceAll(before.domain, after.domain)
    .replaceAll(new RegExp(`(?<![\\w-])${from.header}(?=-[A-Z])`, 'g'), to.header)
    .replaceAll(before.name, after.name)
    .replaceAll(from.constant, to.constant)
    .replaceAll(new RegExp(`(?<!\\w)${from.slug}(?!\\w)|${from.slug}(?=[-_@])`, 'g'), to.slug);
}
