import path from 'node:path';

import * as v from 'valibot';

import {guidePlans, guideRoles, maxGuideMinutes} from '#src/content/pages/guides';
import {offScreens} from '#src/content/product/screens';
import type {Complaint, PageKind} from './complaint.ts';
import {isGuide, type Page} from './page.ts';
import {descriptionLimits, titleLimits} from './shape.ts';
import {checkGuidePicture, suggest, type Site} from './site.ts';

/** A front matter field and its rule, with the message for an invalid value. */
type Fields = Readonly<Record<string, v.GenericSchema>>;

const examples: Readonly<Record<string, string>> = {
  title: 'title: What a no-show really costs',
  description: 'description: One or two sentences, 50 to 170 characters, shown in search results.',
  sidebar_position: 'sidebar_position: 4',
  who: 'who: Manager',
  plans: 'plans: all',
  minutes: 'minutes: 10',
  slug: 'slug: what-a-no-show-really-costs',
  date: 'date: 2025-09-09',
  authors: 'authors: maya-okafor',
  category: 'category: Sales',
  tags: 'tags: [sales]',
  guide: 'guide: /docs/messaging/send-a-text',
};

const rule = (isValid: (input: unknown) => boolean, message: (input: string) => string) =>
  v.pipe(
    v.any(),
    v.check(isValid, ({input}) => message(String(input))),
  );

/** Text of `min` to `max` characters. YAML reads a bare number, date, or time such as 9:41 as something else. */
const text = (name: string, max: number, min = 0) =>
  v.pipe(
    v.string(`Put the \`${name}\` in quotes: YAML would read it as a number or a date.`),
    v.check(
      ({length}) => length >= min && length <= max,
      ({input: {length}}) =>
        min === 0
          ? `Shorten the \`${name}\` to ${max} characters; it has ${length}.`
          : `Write a \`${name}\` of ${min} to ${max} characters; it has ${length}.`,
    ),
  );

/** A known name. If it is misspelled, `message` lists the valid ones. */
const oneOf = (known: readonly string[], message: (input: string) => string) =>
  rule(
    (input) => known.includes(String(input)),
    (input) => `${message(input)}${suggest(input, known)} Choose one of: ${known.join(', ')}.`,
  );

/** One value, or a list of them. */
const listOf = (item: v.GenericSchema) =>
  v.pipe(
    v.any(),
    v.transform((input: unknown) => [input].flat()),
    v.array(item),
  );

const day = v.pipe(v.string(), v.isoDate());
const flag = (name: string) => v.optional(v.boolean(`Write \`${name}: true\`, or leave it out.`));
const optional = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, v.optional(v.any())]));

/** The fields every kind of page has. */
const common = (kind: PageKind) => ({
  title: text('title', titleLimits[kind]),
  description: text('description', descriptionLimits.max, descriptionLimits.min),
  draft: flag('draft'),
  unlisted: flag('unlisted'),
});

const doc: Fields = {
  ...common('doc'),
  sidebar_position: rule(
    Number.isInteger,
    (input) => `Set \`sidebar_position\` to a whole number, not “${input}”: it sets the page's position in its folder.`,
  ),
  ...optional('sidebar_label', 'title_meta', 'slug', 'hide_table_of_contents', 'toc_max_heading_level'),
};

/** The fields under a guide's title. */
const guide: Fields = {
  ...doc,
  who: oneOf(
    Object.keys(guideRoles),
    (input) => `“${input}” is not a role: \`who\` is the lowest role that can do this.`,
  ),
  plans: oneOf(
    Object.keys(guidePlans),
    (input) => `“${input}” is not a plan: \`plans\` is the smallest plan that includes this.`,
  ),
  minutes: rule(
    (input) => Number.isInteger(input) && Number(input) >= 1 && Number(input) <= maxGuideMinutes,
    () => `Set \`minutes\` to a whole number from 1 to ${maxGuideMinutes}: how long the steps take.`,
  ),
  screen: v.optional(oneOf(offScreens, (input) => `“${input}” is not a screen that is off in a new account.`)),
};

/** The fields of articles and release notes. */
const dated = {
  slug: rule(
    (input) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(String(input)),
    () => 'Write the `slug` in lowercase letters and digits with hyphens, such as what-a-no-show-really-costs.',
  ),
  date: rule(
    (input) => v.is(day, input),
    (input) => `Write the \`date\` as year-month-day, such as 2025-09-09, not “${input}”.`,
  ),
};

const post = ({tags, authors, categories}: Site): Fields => ({
  ...common('post'),
  ...dated,
  authors: listOf(oneOf(Object.keys(authors), (input) => `“${input}” is not in blog/authors.yml.`)),
  category: oneOf(categories, (input) => `“${input}” is not a category.`),
  tags: listOf(oneOf(Object.keys(tags), (input) => `The tag “${input}” is not in blog/tags.yml.`)),
  featured: flag('featured'),
  word: v.optional(text('word', 6)),
  label: v.optional(text('label', 24)),
  ...optional('last_update', 'image', 'keywords'),
});

const release = ({releaseTags, addresses}: Site): Fields => ({
  ...common('release'),
  ...dated,
  tags: listOf(oneOf(Object.keys(releaseTags), (input) => `The tag “${input}” is not in changelog/tags.yml.`)),
  guide: rule(
    (input) => addresses.has(String(input)) && String(input).startsWith('/docs/'),
    (input) => `Set \`guide\` to the address of the guide that explains it, not “${input}”.`,
  ),
  picture: v.optional(
    rule(
      (input) => checkGuidePicture(String(input)) === undefined,
      (input) => String(checkGuidePicture(input)),
    ),
  ),
});

function fieldsOf(page: Page, site: Site): Fields {
  const {kind} = page;
  if (kind === 'release') return release(site);
  if (kind === 'post') return post(site);
  if (kind === 'doc') return isGuide(page) ? guide : doc;
  return kind === 'page' ? {...common('page'), ...optional('updated')} : {};
}

function* checkPost({data, file, address, lineOfField}: Page, {tags, scheduled}: Site): Generator<Complaint> {
  const folder = path.posix.basename(path.posix.dirname(file));
  const {date, slug, category} = data;
  const line = lineOfField('date');
  if (v.is(day, date) && typeof slug === 'string' && folder !== `${date}-${slug}`) {
    yield {line, message: `Rename the folder to ${date}-${slug}, after \`date\` and \`slug\`; it is ${folder}.`};
  }
  const own = Object.keys(tags).find((tag) => tags[tag]?.label === category);
  if (own !== undefined && data.tags !== undefined && ![data.tags].flat().includes(own)) {
    yield {line: lineOfField('tags'), message: `Add the tag of the category to \`tags\`: ${own}.`};
  }
  const publishedOn = scheduled.get(address);
  if (publishedOn !== undefined) {
    const message = `Scheduled: the site will show this article on ${publishedOn}. To leave the date open, add \`draft: true\`.`;
    yield {line, message, note: true};
  }
}

/** Complaints about missing or invalid front matter fields, each with its line. */
export function* checkFrontMatter(page: Page, site: Site): Generator<Complaint> {
  const {data, kind, lineOfField, readable} = page;
  if (!readable) return;
  const fields = fieldsOf(page, site);
  const known = Object.keys(fields);
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== ''));
  const {issues = []} = v.safeParse(v.strictObject(fields), given);
  for (const issue of issues) {
    const name = v.getDotPath(issue)?.split('.')[0] ?? '';
    const line = lineOfField(name);
    if (issue.type !== 'strict_object') yield {line, message: issue.message};
    else if (known.includes(name)) {
      yield {line, message: `Add \`${name}\` to the front matter, for example “${examples[name] ?? name}”.`};
    } else if (known.length === 0) {
      yield {line, message: 'Remove the front matter: FAQ files have none.'};
    } else {
      const hint = suggest(name, known, '`');
      yield {line, message: `Remove \`${name}\`, or correct its name.${hint} The fields are: ${known.join(', ')}.`};
    }
  }
  if (kind === 'post') yield* checkPost(page, site);
}
