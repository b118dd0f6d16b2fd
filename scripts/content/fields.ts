import {guidePlans, guideRoles, maxGuideMinutes} from '#src/content/pages/guides';
import {offScreens} from '#src/content/product/screens';
import type {PageKind} from './complaint.ts';
import {isGuide, type Page} from './page.ts';
import {descriptionLimits, titleLimits} from './shape.ts';
import {checkGuidePicture, controlsOf, type Site} from './site.ts';
import {suggest} from './suggest.ts';
import {findMissing} from './wording.ts';

import * as v from 'valibot';

/** A front matter field and its rule, with the message for an invalid value. */
type Fields = Readonly<Record<string, v.GenericSchema>>;

export const examples: Readonly<Record<string, string>> = {
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

/** YAML reads 2024 as a number. */
const slug = (pattern: RegExp, example: string) =>
  rule(
    (input) => typeof input === 'string' && pattern.test(input),
    (input) =>
      /^\d+$/.test(input)
        ? `Put the \`slug\` in quotes: "${input}"`
        : `Write the \`slug\` in lowercase letters and digits with hyphens, such as ${example}.`,
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

/** A sign by name, if nobody would see it between quotation marks. */
const nameSign = (sign: string): string =>
  /\S/.test(sign) && !/[\u200B-\u200F\u2060\uFEFF]/.test(sign)
    ? `“${sign}”`
    : `the invisible character U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

const title = (kind: PageKind) =>
  v.pipe(
    text('title', titleLimits[kind]),
    v.check(
      (input) => findMissing(input) === undefined,
      ({input}) =>
        `Remove ${nameSign(findMissing(input) ?? '')} from the \`title\`: the picture for shared links would show an empty box.`,
    ),
    v.check((input) => /[\p{L}\p{N}]/u.test(input), 'Write the `title` in words: readers and search look for it.'),
    v.check(
      (input) => !/\*\*|`|<\/?[a-z]|&\w+;|\]\(/.test(input),
      'Remove signs such as ** and ` and tags from the `title`: they are shown.',
    ),
  );

/** A known name. If it is misspelled, `message` lists the valid ones. */
const oneOf = (names: readonly string[], message: (input: string) => string) =>
  rule(
    (input) => names.includes(String(input)),
    (input) => `${message(input)}${suggest(input, names)} Choose one of: ${names.join(', ')}.`,
  );

/** One value, or a list of them. */
const listOf = (item: v.GenericSchema) =>
  v.pipe(
    v.any(),
    v.transform((input: unknown) => [input].flat()),
    v.array(item),
  );

const tagsOf = (tags: Readonly<Record<string, unknown>>, file: string) => {
  const tag = oneOf(Object.keys(tags), (input) => `The tag “${input}” is not in ${file}.`);
  return v.pipe(
    v.any(),
    v.check(Array.isArray, ({input}) => `Write the \`tags\` in brackets: tags: [${String(input)}]`),
    v.array(tag),
  );
};

/** A day of the calendar. 2026-02-30 isn't one, but JavaScript reads it as March 2. */
export function isDay(input: unknown): input is string {
  if (typeof input !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(input)) return false;
  const time = new Date(`${input}T00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toJSON().startsWith(input);
}

const flag = (name: string) => v.optional(v.boolean(`Write \`${name}: true\`, or leave it out.`));
const optional = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, v.optional(v.any())]));

/** The fields every kind of page has. */
const common = (kind: PageKind) => ({
  title: title(kind),
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
  slug: v.optional(slug(/^[a-z\d/._-]+$/, '/messaging/send-a-text')),
  kind: v.optional(v.literal('reference', 'Write `kind: reference` for a page without steps, or leave `kind` out.')),
  ...optional('sidebar_label', 'title_meta', 'hide_table_of_contents', 'toc_max_heading_level'),
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
  slug: slug(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'what-a-no-show-really-costs'),
  date: rule(
    (input) => isDay(input),
    (input) =>
      /^\d{4}-\d\d-\d\d$/.test(input)
        ? `Correct the \`date\`: there is no ${input}.`
        : `Write the \`date\` as year-month-day, such as 2025-09-09, not “${input}”.`,
  ),
};

const post = ({tags, authors, categories}: Site): Fields => ({
  ...common('post'),
  ...dated,
  authors: listOf(
    v.pipe(
      v.any(),
      v.check(
        (input) => typeof input === 'string',
        'Add the author to blog/authors.yml, and write their key here: authors: maya-okafor',
      ),
      oneOf(Object.keys(authors), (input) => `“${input}” is not in blog/authors.yml.`),
    ),
  ),
  category: oneOf(categories, (input) => `“${input}” is not a category.`),
  tags: tagsOf(tags, 'blog/tags.yml'),
  featured: flag('featured'),
  word: v.optional(text('word', 6)),
  label: v.optional(text('label', 24)),
  ...optional('last_update', 'image', 'keywords'),
});

const release = ({releaseTags, addresses}: Site, {draft, data}: Page): Fields => {
  const controls = controlsOf(String(data.picture));
  const guide = rule(
    (input) => addresses.has(String(input)) && String(input).startsWith('/docs/'),
    (input) => `Set \`guide\` to the address of the guide that explains it, not “${input}”.`,
  );
  const picture = rule(
    (input) => checkGuidePicture(String(input)) === undefined,
    (input) => String(checkGuidePicture(input)),
  );
  return {
    ...common('release'),
    ...dated,
    tags: tagsOf(releaseTags, 'changelog/tags.yml'),
    guide: draft ? v.optional(guide) : guide,
    picture: v.optional(picture),
    ring: v.optional(oneOf(controls, (input) => `“${input}” is not a control of the picture.`)),
  };
};

/** The fields of a page and their rules. */
export function fieldsOf(page: Page, site: Site): Fields {
  const {kind} = page;
  if (kind === 'release') return release(site, page);
  if (kind === 'post') return post(site);
  if (kind === 'doc') return isGuide(page) ? guide : doc;
  return kind === 'page' ? {...common('page'), ...optional('updated')} : {};
}
