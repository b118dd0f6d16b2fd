import {stringify} from 'yaml';

const description = 'Write one or two sentences that say what this page is for, in 50 to 170 characters.';

const doc = {
  opening: 'Say in two sentences what the reader will have achieved by the end of this page, and when they need it.',
  before: 'List what the reader needs first: a role, a plan, another page.',
  step: 'Write one action per step, with button labels in **bold**.',
  check: 'Say what the reader sees when it worked.',
  limit: 'Say what it doesn’t do, with the exact limit.',
};

const post = {
  opening: 'Open with a scene, a number or a mistake: this is where the reader decides whether to continue.',
  first: 'Say what you found, with the figures. Label sample numbers as invented.',
  reason: 'Name one or two causes, and say how you know.',
  cost: 'Put a number on it. CONTRIBUTING.md shows how to add a chart or a worksheet.',
  last: 'Give the reader one thing to do this week, and how to tell that it worked.',
};

const release = 'Say what people can do now, where it is, and one limit, in two to five sentences.';

const faq = 'Answer in two or three sentences. The first is the answer; the last may link to more.';

/** Instructions in place of text. A page that still has one isn't finished. */
export const templateSentences = [description, ...Object.values(doc), ...Object.values(post), release, faq];

/** Front matter with a description to write. */
const toMatter = ({title, ...fields}: Readonly<Record<string, unknown>>, draft: boolean): string =>
  `---\n${stringify({title, description, ...fields, ...(draft && {draft})}, {lineWidth: 0})}---\n`;

export type DocFields = {title: string; position: number; topic: {title: string; address: string}; draft: boolean};

/** A new guide. `topic` is the target of its last link. */
export function createDoc({title, position, topic, draft}: DocFields): string {
  const fields = {title, sidebar_position: position, who: 'Member', plans: 'all', minutes: 10};
  return `${toMatter(fields, draft)}
${doc.opening}

## Before you start

${doc.before}

## Steps

<Steps>

1. ${doc.step}

</Steps>

## What to check

- ${doc.check}

## Limits

- ${doc.limit}

## Next steps

- [${topic.title}](${topic.address})
`;
}

export type PostFields = {
  title: string;
  slug: string;
  date: string;
  author: string;
  category: string;
  tag: string;
  draft: boolean;
};

export type ReleaseFields = {title: string; slug: string; date: string; area: string; draft: boolean};

/** A new changelog entry. */
export function createRelease({title, slug, date, area, draft}: ReleaseFields): string {
  const fields = {title, slug, date, tags: ['new', area], guide: '/docs/getting-started'};
  return `${toMatter(fields, draft)}
${release}
`;
}

/** A new blog article. */
export function createPost({title, slug, date, author, category, tag, draft}: PostFields): string {
  const fields = {title, slug, date, authors: author, category, tags: [tag]};
  return `${toMatter(fields, draft)}
${post.opening}

{/* truncate */}

## What happened

${post.first}

## Why it happened

${post.reason}

## What it costs

${post.cost}

## What to do on Monday

${post.last}
`;
}

/** A new FAQ question, appended to its category. */
export function createQuestion(title: string): string {
  return `\n## ${title}\n\n${faq}\n`;
}
