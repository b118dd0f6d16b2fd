import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {checkContent} from '../../scripts/content/check.mjs';
import {createPage} from '../../scripts/content/new/create.mjs';
import {inProject, projectNode} from '../../scripts/lib/project.mjs';

const command = inProject('scripts/check-content.mjs');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-content-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** Writes files into the folder, by their path. */
function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
}

/** Complaints about the folder, as `file:line message`. */
const check = () => checkContent(folder).complaints.map(({file, line, message}) => `${file}:${line} ${message}`);

const description = 'A description that is long enough for the list of results of a search.';
const page = (body: string, matter = `title: A page\ndescription: ${description}`) =>
  `---\n${matter}\n---\n\n${body}\n`;

/** Runs the command as a writer does. */
function run(...args: string[]) {
  const started = performance.now();
  const {stdout, status} = spawnSync(projectNode, [command, ...args], {encoding: 'utf8'});
  return {stdout, status, milliseconds: performance.now() - started};
}

test('all content of this site is fine, and takes seconds to check', () => {
  const {stdout, status, milliseconds} = run();
  expect(stdout).toContain('Nothing to change.');
  expect(stdout).toMatch(/Read in .+: \d{2,} docs, \d+ articles \(\d+ to \d+ minutes each\)/);
  expect(status).toBe(0);
  expect(milliseconds).toBeLessThan(15_000);
});

test('the command fails when there is something to change, and says where', () => {
  write({'src/pages/one.mdx': page('A powerful tool.')});
  const {stdout, status} = run(folder);
  expect(stdout).toContain('\nsrc/pages/one.mdx\n     6  “powerful” says nothing: say what it can do.\n');
  expect(stdout).toContain('1 to change.');
  expect(status).toBe(1);
});

test('front matter: says what to add, to shorten and to correct', () => {
  write({
    'blog/authors.yml': 'maya:\n  name: Maya\n',
    'blog/tags.yml': 'sales:\n  label: Sales\n  permalink: /sales\n',
    'src/content/blog/categories.ts': "export const blogCategories = ['Sales', 'SEO'] as const;\n",
    'blog/2025-01-02-a-post/index.mdx': page(
      'Words.',
      `title: A post\ndescription: Short.\nslug: A_post\ndate: 2025-01-03\nauthors: nobody\ncategory: Sales\ntags: [other]\nautor: x\ndraft: true`,
    ),
    'src/pages/one.mdx': page('Words.', 'title: One: two'),
    'src/pages/two.mdx': page('Words.', `title: ${'Long '.repeat(13)}`),
    'docs/topic/a.mdx': page('Words.', `title: A\ndescription: ${description}\nsidebar_position: first\ndraft: 'yes'`),
  });
  expect(check()).toEqual(
    expect.arrayContaining([
      'blog/2025-01-02-a-post/index.mdx:1 Write a `description` of 50 to 170 characters; it has 6.',
      'blog/2025-01-02-a-post/index.mdx:1 Name the folder 2025-01-03-A_post, after `date` and `slug`; it is 2025-01-02-a-post.',
      'blog/2025-01-02-a-post/index.mdx:1 Write the `slug` in small letters with hyphens: what-a-no-show-really-costs.',
      'blog/2025-01-02-a-post/index.mdx:1 “nobody” is not in blog/authors.yml. Choose one of: maya.',
      'blog/2025-01-02-a-post/index.mdx:1 The tag “other” is not in blog/tags.yml. Choose one of: sales.',
      'blog/2025-01-02-a-post/index.mdx:1 Add the tag of the category to `tags`: sales.',
      expect.stringContaining('Remove `autor`, or correct its name. Known are: title, description, slug'),
      expect.stringContaining('src/pages/one.mdx:1 The front matter cannot be read'),
      'src/pages/two.mdx:1 Shorten the `title` to 60 characters; it has 64.',
      expect.stringMatching(/^src\/pages\/two\.mdx:1 Add `description` to the front matter, for example “/),
      expect.stringContaining('docs/topic/a.mdx:1 Set `sidebar_position` to a whole number, not “first”'),
      'docs/topic/a.mdx:1 Write `draft: true`, or leave it out.',
    ]),
  );
});

test('links and anchors: names the page that was meant, and the headings that are there', () => {
  write({
    'src/pages/pricing.tsx': '',
    'src/pages/terms.mdx': page('## One part\n\nWords.', `title: Terms\ndescription: Of use. ${description}`),
    'src/pages/one.mdx': page(
      '[a](/docs/pricing), [b](pricing), [c](/terms#two), [d](/terms#one-part), [e](/pricing#any), [f](#here)\n\n## Here\n\n[g](https://a.example)',
    ),
  });
  expect(check()).toEqual([
    'src/pages/one.mdx:6 “/docs/pricing” is no page of this site. Did you mean /pricing?',
    'src/pages/one.mdx:6 “pricing”: write the address from the root of the site, such as /docs/messaging/send-a-text.',
    'src/pages/one.mdx:6 /terms has no heading for “#two”. It has: #one-part.',
  ]);
});

test('headings: one title, no level skipped, none twice', () => {
  write({'src/pages/one.mdx': page('# Title\n\n## One\n\n#### Deep\n\n## One')});
  expect(check()).toEqual([
    'src/pages/one.mdx:6 “Title”: write ## here. The title of the page is its only h1.',
    'src/pages/one.mdx:10 “Deep”: write ### here, or add the heading above it.',
    'src/pages/one.mdx:12 “One” is there twice. Give each heading its own words.',
  ]);
});

test('pictures need a description', () => {
  write({
    'src/pages/one.mdx': page('![](board.png) ![A board](board.png)\n\n<img src="a.png" />\n\n<img alt="A board" />'),
  });
  const advice = 'Say in one sentence what the picture shows, with its figures.';
  expect(check()).toEqual([
    `src/pages/one.mdx:6 Add a description: ![…](board.png). ${advice}`,
    `src/pages/one.mdx:8 Add alt="…" to <img>. ${advice}`,
  ]);
});

test('components: those that there are, with what they need', () => {
  write({
    'src/pages/one.mdx': page(
      '<Tabs label="Language">\n<Tab>\n\nOne.\n\n</Tab>\n</Tabs>\n\n<Step>\n\nTwo.\n\n</Step>\n\nWe have <Claim />.',
    ),
  });
  expect(check()).toEqual([
    'src/pages/one.mdx:7 <Tab> needs label="Language": the words a reader chooses by.',
    expect.stringMatching(
      /^src\/pages\/one\.mdx:14 There is no <Step>\. Known are: Steps, Tabs, .*; \/styleguide shows each\.$/,
    ),
    'src/pages/one.mdx:20 <Claim> needs name="…": /styleguide says where the names are.',
  ]);
});

test('spelling: American English and the words of the project, but no code and no addresses', () => {
  write({
    'scripts/content/words.txt': '# names\nZapier\nwebhook\n',
    'src/pages/one.mdx': page(
      'We recieve colour from Zapier’s Webhooks, the CRM and drop-downs. `recieve` sales@recieve.example\n\n```js\nrecieve\n```',
    ),
    'src/content/one.ts': "export const one = {title: 'A seperate thing', id: 'seperate', code: 'seperate code'};\n",
  });
  const advice = 'If it is right, add it to scripts/content/words.txt.';
  expect(check()).toEqual([
    `src/content/one.ts:1 “seperate” is in no dictionary. Did you mean “separate”? ${advice}`,
    `src/pages/one.mdx:6 “recieve” is in no dictionary. Did you mean “receive”? ${advice}`,
    expect.stringMatching(/^src\/pages\/one\.mdx:6 “colour” is in no dictionary\. Did you mean “color/),
  ]);
});

test('wording: no hype, no notes, no signs that the font lacks', () => {
  write({'src/pages/one.mdx': page('A powerful, seamless tool → TODO.')});
  expect(check()).toEqual([
    'src/pages/one.mdx:6 “seamless” says nothing: say what happens without a step in between.',
    'src/pages/one.mdx:6 “powerful” says nothing: say what it can do.',
    'src/pages/one.mdx:6 Write what belongs here instead of “TODO”.',
    'src/pages/one.mdx:6 Write a word instead of “→”, as in “Settings > Billing”: the font has no such sign.',
  ]);
});

test('what MDX cannot read is said in words', () => {
  write({'src/pages/one.mdx': page('Fewer than <10 people.')});
  expect(check()).toEqual([expect.stringMatching(/^src\/pages\/one\.mdx:6 MDX cannot read this: .+ into `code`\.$/)]);
});

test('questions are questions, with an answer, four to seven in a category', () => {
  write({'src/content/faq/one.mdx': '## Why?\n\n## How we pay\n\nBy card.\n'});
  expect(check()).toEqual([
    'src/content/faq/one.mdx:1 It has 2 questions. A category needs at least 4.',
    'src/content/faq/one.mdx:1 Answer “Why?”.',
    'src/content/faq/one.mdx:3 “How we pay”: a heading here is a question. End it with a question mark.',
  ]);
});

test('a new page is fine as a draft; without that line it asks for the writer’s own words', () => {
  for (const place of ['docs', 'blog', 'src/content', 'src/pages', 'static', 'scripts/content/words.txt']) {
    cpSync(inProject(place), path.join(folder, place), {recursive: true});
  }
  const {file: post} = createPage(folder, 'post', 'Why we answer at night');
  const {file: doc} = createPage(folder, 'doc', 'Answer at night', {in: 'messaging'});
  expect(check()).toEqual([]);
  for (const file of [post, doc]) {
    const full = path.join(folder, file);
    writeFileSync(full, readFileSync(full, 'utf8').replace('draft: true\n', ''));
  }
  const complaints = check();
  expect(complaints.filter((one) => one.startsWith(post)).join('\n')).toMatch(
    /Say more: at least 900[\s\S]+Write your own text/,
  );
  expect(complaints.filter((one) => one.startsWith(doc)).join('\n')).toMatch(
    /Say more: at least 250[\s\S]+Write your own text/,
  );
  expect(complaints).toContain(
    `${doc}:1 Link to /docs/messaging/answer-at-night from another doc, such as the index page of its topic.`,
  );
});
