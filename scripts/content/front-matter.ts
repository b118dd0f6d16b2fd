import type {Complaint} from './complaint.ts';
import {examples, fieldsOf, isDay} from './fields.ts';
import {startsWithTitle} from './markup.ts';
import type {Page} from './page.ts';
import {toName} from './pictures.ts';
import type {Site} from './site.ts';
import {suggest} from './suggest.ts';

import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import * as v from 'valibot';

function* checkPost(
  {data, file, address, lineOfField}: Page,
  {addresses, tags, authors, scheduled}: Site,
): Generator<Complaint> {
  const folder = path.posix.basename(path.posix.dirname(file));
  const {date, slug, category} = data;
  const line = lineOfField('date');
  if (!/^blog\/[^/]+\/index\.mdx?$/.test(file)) {
    const name = isDay(date) && typeof slug === 'string' ? `${date}-${slug}` : path.posix.parse(file).name;
    yield {line: 1, message: `Move this file to blog/${name}/index.mdx: each article has a folder, with its pictures.`};
  } else if (isDay(date) && typeof slug === 'string' && folder !== `${date}-${slug}`) {
    yield {
      line,
      message: `Rename the folder to ${date}-${slug}, after \`date\` and \`slug\`; it is ${folder}.`,
    };
  }
  const categoryTag = Object.keys(tags).find((tag) => tags[tag]?.label === category);
  if (categoryTag !== undefined && Array.isArray(data.tags) && !data.tags.includes(categoryTag)) {
    yield {line: lineOfField('tags'), message: `Add the tag of the category to \`tags\`: ${categoryTag}.`};
  }
  for (const key of [data.authors].flat()) {
    const image = authors[String(key)]?.image_url;
    if (image === null || image === '') {
      const message = `Remove the empty \`image_url\` of ${String(key)} from blog/authors.yml: without it, the site’s mark is shown.`;
      yield {line: lineOfField('authors'), message};
    }
    const file = typeof image === 'string' && image.startsWith('/') ? (image.split('#')[0] ?? '') : undefined;
    if (file !== undefined && !addresses.has(file)) {
      yield {
        line: lineOfField('authors'),
        message: `Save a picture of ${String(key)} as static${file}, or remove \`image_url\` from blog/authors.yml.`,
      };
    }
  }
  const publishedOn = scheduled.get(address);
  if (publishedOn !== undefined) {
    const message = `Scheduled: the site will show this article on ${publishedOn}. To leave the date open, add \`draft: true\`.`;
    yield {line, message, note: true};
  }
}

const load = createRequire(import.meta.url);
type Validate = (fields: object) => unknown;

// Docusaurus prints all fields before it throws.
(load('@docusaurus/logger') as {default: {error: () => void}}).default.error = () => undefined;

/** Docusaurus' own rules for front matter, with its message. */
function validate({kind, data}: Page): string | undefined {
  const rules = {
    doc: 'validateDocFrontMatter',
    post: 'validateBlogPostFrontMatter',
    release: 'validateBlogPostFrontMatter',
  };
  if (kind !== 'doc' && kind !== 'post' && kind !== 'release') return undefined;
  const module = `@docusaurus/plugin-content-${kind === 'doc' ? 'docs' : 'blog'}/lib/frontMatter.js`;
  try {
    (load(module) as Record<string, Validate>)[rules[kind]]?.({...data});
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** YAML takes ` #` for the start of a comment: “Texts #1 and #2” becomes “Texts”. */
function* checkHashes({text, lines}: Page): Generator<Complaint> {
  for (const [at, line] of text.split('\n').slice(0, lines).entries()) {
    const [, name = '', value = ''] =
      /^(title|description|sidebar_label|title_meta):\s+([^"'\s].*\s#.*)$/.exec(line) ?? [];
    if (name !== '') {
      yield {line: at + 1, message: `Put the \`${name}\` in quotes: "${value}". Without them, it ends at the #.`};
    }
  }
}

/** Complaints about missing or invalid front matter fields, each with its line. */
export function* checkFrontMatter(page: Page, site: Site): Generator<Complaint> {
  const {data, file, kind, lineOfField, readable} = page;
  const {name, ext} = path.posix.parse(file);
  const wanted = `${name === 'README' ? 'index' : toName(name)}.mdx`;
  if (name + ext !== wanted) yield {line: 1, message: `Rename this file to ${wanted}, as the names of pages are here.`};
  if (!readable) return;
  const fields = fieldsOf(page, site);
  const fieldNames = Object.keys(fields);
  const values = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ''));
  const {issues = []} = v.safeParse(v.object(fields), values);
  for (const issue of issues) {
    const name = v.getDotPath(issue)?.split('.')[0] ?? '';
    const line = lineOfField(name);
    // A page that starts with `# Title` gets one message, on that line.
    if (issue.type === 'object' && name === 'title' && startsWithTitle(page)) continue;
    if (issue.type !== 'object') yield {line, message: issue.message};
    else {
      yield {line, message: `Add \`${name}\` to the front matter, for example “${examples[name] ?? name}”.`};
    }
  }
  const unknown = Object.keys(values).filter((name) => !fieldNames.includes(name));
  const [first] = unknown;
  if (first !== undefined && fieldNames.length === 0) {
    yield {line: lineOfField(first), message: 'Remove the front matter: FAQ files have none.'};
  } else if (first !== undefined) {
    for (const name of unknown) {
      const list = name === first ? ` The fields are: ${fieldNames.join(', ')}.` : '';
      const message = `Remove \`${name}\`, or correct its name.${suggest(name, fieldNames, '`')}${list}`;
      yield {line: lineOfField(name), message};
    }
  }
  yield* checkHashes(page);
  const refusal = issues.length === 0 && unknown.length === 0 ? validate(page) : undefined;
  if (refusal !== undefined) {
    const [, name = ''] = /["“`]([\w]+)/.exec(refusal) ?? [];
    const isEmpty = data[name] === null || data[name] === '';
    const reason = isEmpty ? `Write something after \`${name}:\`, or remove the line.` : refusal.replace(/\.?$/, '.');
    yield {line: lineOfField(name), message: `${reason} The build stops here.`};
  }
  if (
    typeof data.image === 'string' &&
    data.image.startsWith('.') &&
    !existsSync(path.join(site.root, path.dirname(file), data.image))
  ) {
    yield {
      line: lineOfField('image'),
      message: `“${data.image}”: this image does not exist. Save it next to the page, or remove \`image\`.`,
    };
  }
  if (kind === 'post') yield* checkPost(page, site);
}
