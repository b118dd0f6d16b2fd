import path from 'node:path';

import * as v from 'valibot';

import {guidePlans, guideRoles, maxGuideMinutes} from '#src/content/pages/guides';
import {anything, coverText, description, flag, isDay, listOf, oneOf, title} from './field-rules.ts';
import {isGuide, type Complaint, type Page} from './page.ts';
import {findClosest, type Site} from './site.ts';
import {checkStill} from './stills.ts';

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

const common = {draft: flag('draft'), unlisted: flag('unlisted')};

const doc: Fields = {
  title: title('doc'),
  description,
  sidebar_position: v.pipe(
    v.any(),
    v.check(Number.isInteger, ({input}) => {
      return `Set \`sidebar_position\` to a whole number, not “${String(input)}”: it sets the page's position in its folder.`;
    }),
  ),
  sidebar_label: anything,
  title_meta: anything,
  slug: anything,
  ...common,
  hide_table_of_contents: anything,
  toc_max_heading_level: anything,
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
  minutes: v.pipe(
    v.any(),
    v.check(
      (input) => Number.isInteger(input) && input >= 1 && input <= maxGuideMinutes,
      `Set \`minutes\` to a whole number from 1 to ${String(maxGuideMinutes)}: how long the steps take.`,
    ),
  ),
};

const post = ({tags, authors, categories}: Site): Fields => ({
  title: title('post'),
  description,
  slug: v.pipe(
    v.any(),
    v.check(
      (input) => /^[a-z\d]+(?:-[a-z\d]+)*$/.test(String(input)),
      'Write the `slug` in lowercase letters and digits with hyphens, such as what-a-no-show-really-costs.',
    ),
  ),
  date: v.pipe(
    v.any(),
    v.check(isDay, ({input}) => `Write the \`date\` as year-month-day, such as 2025-09-09, not “${String(input)}”.`),
  ),
  authors: listOf(oneOf(Object.keys(authors), (input) => `“${input}” is not in blog/authors.yml.`)),
  category: oneOf(categories, (input) => `“${input}” is not a category.`),
  tags: listOf(oneOf(Object.keys(tags), (input) => `The tag “${input}” is not in blog/tags.yml.`)),
  featured: flag('featured'),
  word: coverText('word', 6),
  label: coverText('label', 24),
  last_update: anything,
  ...common,
  image: anything,
  keywords: anything,
});

const release = (site: Site): Fields => {
  const {slug, date} = post(site);
  const names = Object.keys(site.releaseTags);
  return {
    title: title('release'),
    description,
    ...(slug && {slug}),
    ...(date && {date}),
    tags: listOf(oneOf(names, (input) => `The tag “${input}” is not in changelog/tags.yml.`)),
    guide: v.pipe(
      v.any(),
      v.check(
        (input) => site.addresses.has(String(input)) && String(input).startsWith('/docs/'),
        ({input}) => `Set \`guide\` to the address of the guide that explains it, not “${String(input)}”.`,
      ),
    ),
    still: v.optional(
      v.pipe(
        v.any(),
        v.check(
          (input) => checkStill(String(input)) === undefined,
          ({input}) => String(checkStill(String(input))),
        ),
      ),
    ),
    ...common,
  };
};

function fieldsOf(page: Page, site: Site): Fields {
  const {kind} = page;
  if (kind === 'release') return release(site);
  if (kind === 'post') return post(site);
  if (kind === 'doc') return isGuide(page) ? guide : doc;
  return kind === 'page' ? {title: title('page'), description, updated: anything, ...common} : {};
}

function* checkPost({data, file}: Page, {tags, scheduled}: Site, address: string): Generator<[string, string, true?]> {
  const folder = path.posix.basename(path.posix.dirname(file));
  const {date, slug, category} = data;
  if (isDay(date) && typeof slug === 'string' && folder !== `${String(date)}-${slug}`) {
    yield ['date', `Rename the folder to ${String(date)}-${slug}, after \`date\` and \`slug\`; it is ${folder}.`];
  }
  const own = Object.keys(tags).find((tag) => tags[tag]?.label === category);
  if (own !== undefined && data.tags !== undefined && ![data.tags].flat().includes(own)) {
    yield ['tags', `Add the tag of the category to \`tags\`: ${own}.`];
  }
  const day = scheduled.get(address);
  if (day !== undefined) {
    yield [
      'date',
      `Scheduled: the site will show this article on ${day}. To leave the date open, add \`draft: true\`.`,
      true,
    ];
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
      const close = findClosest(name, known);
      const hint = close === undefined ? '' : ` Did you mean \`${close}\`?`;
      yield {line, message: `Remove \`${name}\`, or correct its name.${hint} The fields are: ${known.join(', ')}.`};
    }
  }
  if (kind !== 'post') return;
  for (const [field, message, note] of checkPost(page, site, page.address)) {
    yield {line: lineOfField(field), message, ...(note && {note})};
  }
}
