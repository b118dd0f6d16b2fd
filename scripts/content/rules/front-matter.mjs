import path from 'node:path';

import {descriptionLimits, titleLimits} from './limits.mjs';

const kebab = /^[a-z\d]+(?:-[a-z\d]+)*$/;

const fields = {
  doc: {
    needs: ['title', 'description', 'sidebar_position'],
    may: ['sidebar_label', 'slug', 'draft', 'hide_table_of_contents', 'toc_max_heading_level'],
  },
  post: {
    needs: ['title', 'description', 'slug', 'date', 'authors', 'category', 'tags'],
    may: ['featured', 'draft', 'image', 'keywords'],
  },
  page: {needs: ['title', 'description'], may: ['updated', 'draft']},
  faq: {needs: [], may: []},
};

const examples = {
  title: 'title: What a no-show really costs',
  description: 'description: One or two sentences, 50 to 170 characters, shown in search results.',
  sidebar_position: 'sidebar_position: 4',
  slug: 'slug: what-a-no-show-really-costs',
  date: 'date: 2025-09-09',
  authors: 'authors: maya-okafor',
  category: 'category: Sales',
  tags: 'tags: [sales]',
};

function* checkTexts({data, kind}) {
  const {title, description} = data;
  if (title !== undefined && typeof title !== 'string') yield 'Put the `title` into quotes: it is read as a number.';
  const longest = titleLimits[kind];
  if (typeof title === 'string' && title.length > longest) {
    yield `Shorten the \`title\` to ${longest} characters; it has ${title.length}.`;
  }
  if (description === undefined) return;
  const length = String(description).length;
  const {least, most} = descriptionLimits;
  if (length < least || length > most) {
    yield `Write a \`description\` of ${least} to ${most} characters; it has ${length}.`;
  }
}

function* checkDoc({data}) {
  const {sidebar_position: position} = data;
  if (position !== undefined && !Number.isInteger(position)) {
    yield `Set \`sidebar_position\` to a whole number, not “${position}”: it is the page's place in its folder.`;
  }
}

function readDate(date) {
  return date instanceof Date ? date.toISOString().slice(0, 10) : String(date);
}

function* checkPost({data, file}, {authors, tags, categories}) {
  const folder = path.posix.basename(path.posix.dirname(file));
  const {slug, category, featured} = data;
  if (data.date !== undefined) {
    const date = readDate(data.date);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
      yield `Write the \`date\` as year-month-day, such as 2025-09-09, not “${date}”.`;
    } else if (slug !== undefined && folder !== `${date}-${slug}`) {
      yield `Name the folder ${date}-${slug}, after \`date\` and \`slug\`; it is ${folder}.`;
    }
  }
  if (slug !== undefined && !kebab.test(String(slug)))
    yield `Write the \`slug\` in small letters with hyphens: ${examples.slug.slice(6)}.`;
  for (const author of [data.authors ?? []].flat()) {
    if (!(author in authors))
      yield `“${author}” is not in blog/authors.yml. Choose one of: ${Object.keys(authors).join(', ')}.`;
  }
  for (const tag of [data.tags ?? []].flat()) {
    if (!(tag in tags))
      yield `The tag “${tag}” is not in blog/tags.yml. Choose one of: ${Object.keys(tags).join(', ')}.`;
  }
  if (category !== undefined && !categories.includes(category)) {
    yield `“${category}” is not a category. Choose one of: ${categories.join(', ')}.`;
  } else if (category !== undefined) {
    const own = Object.keys(tags).find((tag) => tags[tag].label === category);
    if (own && ![data.tags ?? []].flat().includes(own)) yield `Add the tag of the category to \`tags\`: ${own}.`;
  }
  if (featured !== undefined && typeof featured !== 'boolean') yield 'Write `featured: true`, or leave it out.';
}

/** Whether the head of a page has what it needs, and nothing that is not known. */
export function* checkFrontMatter(page, site) {
  const {data, kind} = page;
  const {needs, may} = fields[kind];
  for (const field of needs) {
    if (data[field] === undefined || data[field] === null || data[field] === '') {
      yield {line: 1, message: `Add \`${field}\` to the front matter, for example “${examples[field]}”.`};
    }
  }
  for (const field of Object.keys(data)) {
    if (needs.includes(field) || may.includes(field)) continue;
    const known = [...needs, ...may].join(', ');
    yield {
      line: 1,
      message:
        known === ''
          ? 'Remove the front matter: a file of questions has none.'
          : `Remove \`${field}\`, or correct its name. Known are: ${known}.`,
    };
  }
  if (data.draft !== undefined && typeof data.draft !== 'boolean') {
    yield {line: 1, message: 'Write `draft: true`, or leave it out.'};
  }
  const own = {doc: checkDoc, post: checkPost}[kind];
  for (const message of [...checkTexts(page), ...(own ? own(page, site) : [])]) yield {line: 1, message};
}

/** What two pages may not share. */
export function* checkUnique(pages) {
  const seen = new Map();
  for (const {file, kind, data, draft} of pages) {
    if (kind === 'faq' || draft) continue;
    const folder = path.posix.dirname(file);
    const place = kind === 'doc' ? [['sidebar_position', `${folder} ${data.sidebar_position}`]] : [];
    for (const [field, value] of [['title', data.title], ['description', data.description], ...place]) {
      if (value === undefined) continue;
      const key = `${field} ${value}`;
      const other = seen.get(key);
      if (other) yield {file, line: 1, message: `Change the \`${field}\`: ${other} has the same.`};
      else seen.set(key, file);
    }
  }
}
