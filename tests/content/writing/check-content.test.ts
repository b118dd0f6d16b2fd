import {createChecker} from '../../../scripts/content/check';
import {createPage} from '../../../scripts/content/new-page';
import {inProject, projectNode} from '../../../scripts/lib/project.mjs';
import {useFolder} from '../../support/folder';

import {spawnSync} from 'node:child_process';
import {cpSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync} from 'node:fs';

const command = ['--import', inProject('scripts/lib/typescript.ts'), inProject('scripts/check-content.ts')];

const today = new Date('2027-03-01T12:00:00Z');

const {at, write} = useFolder();

/** Complaints about the folder, as `file:line message`. */
const check = async () =>
  (await createChecker(at(), () => today)()).complaints.map(({file, line, message}) => `${file}:${line} ${message}`);

const description = 'A description that is long enough for the list of results of a search.';
const page = (body: string, matter = `title: A page\ndescription: ${description}`) =>
  `---\n${matter}\n---\n\n${body}\n`;

/** Runs the command as a writer does. */
const run = (...args: string[]) => spawnSync(projectNode, [...command, ...args], {encoding: 'utf8'});

test('the command fails and gives the location of each problem', () => {
  write({'src/pages/one.mdx': page('A powerful tool.')});
  const {stdout, status} = run(at());
  expect(stdout).toContain('\nsrc/pages/one.mdx\n     6  “powerful” says nothing: say what it can do.\n');
  expect(stdout).toContain('1 problem found.');
  expect(status).toBe(1);
});

test('a settings file that the checker itself needs and that isn’t JSON is told with its line', () => {
  for (const part of ['scripts', 'src', 'package.json']) cpSync(inProject(part), at(part), {recursive: true});
  symlinkSync(inProject('node_modules'), at('node_modules'));
  const file = at('src/content/settings/company.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n\}\s*$/, ',\n}'));
  const copied = ['--import', at('scripts/lib/typescript.ts'), at('scripts/check-content.ts')];
  const {stderr, status} = spawnSync(projectNode, copied, {encoding: 'utf8'});
  expect(stderr.trim()).toMatch(/^src\/content\/settings\/company\.json:\d+ {2}This is not JSON: remove the comma/);
  expect(status).toBe(1);
});

test('the command names a place that does not exist, or that has no pages, instead of passing it', () => {
  expect(run('docs/nothing')).toMatchObject({status: 1, stderr: expect.stringContaining('docs/nothing: there is no')});
});

test('front matter of docs and pages, with line numbers', async () => {
  write({
    'src/pages/one.mdx': page('Words.', `title: ${'Long '.repeat(13)}`),
    'docs/topic/a.mdx': page(
      'Words.',
      `title: 2026\ndescription: ${description}\nsidebar_position: first\ndraft: true`,
    ),
    'docs/topic/b.mdx': page('Words.', `title: B\ndescription: ${description}\nsidebar_position: 1\ndraft: 'yes'`),
  });
  expect(await check()).toEqual(
    expect.arrayContaining([
      'src/pages/one.mdx:2 Shorten the `title` to 60 characters; it has 64.',
      expect.stringMatching(/^src\/pages\/one\.mdx:1 Add `description` to the front matter, for example “/),
      'docs/topic/a.mdx:2 Put the `title` in quotes: YAML would read it as a number or a date.',
      "docs/topic/a.mdx:4 Set `sidebar_position` to a whole number, not “first”: it sets the page's position in its folder.",
      'docs/topic/b.mdx:5 Write `draft: true`, or leave it out.',
    ]),
  );
});

test('titles, descriptions and sidebar positions are unique', async () => {
  const matter = `title: A\ndescription: ${description}\nsidebar_position: 1`;
  write({'docs/topic/a.mdx': page('Words.', matter), 'docs/topic/b.mdx': page('Words.', matter)});
  // The copy is told, also if its name comes first.
  utimesSync(at('docs/topic/a.mdx'), 2, 2);
  utimesSync(at('docs/topic/b.mdx'), 1, 1);
  const blamed = (await check()).filter((complaint) => complaint.includes('Change'));
  expect(blamed.map((complaint) => complaint.split(':')[0])).toEqual(Array(3).fill('docs/topic/a.mdx'));
  utimesSync(at('docs/topic/b.mdx'), 3, 3);
  expect(await check()).toEqual(
    expect.arrayContaining([
      'docs/topic/b.mdx:2 Change the `title`: docs/topic/a.mdx already uses it.',
      'docs/topic/b.mdx:3 Change the `description`: docs/topic/a.mdx already uses it.',
      'docs/topic/b.mdx:4 Change the `sidebar_position`: docs/topic/a.mdx already uses it.',
    ]),
  );
});

test('components have their required attributes', async () => {
  write({'src/pages/one.mdx': page('<Tabs label="Language">\n<Tab>\n\nOne.\n\n</Tab>\n</Tabs>\n\nWe have <Claim />.')});
  expect(await check()).toEqual([
    'src/pages/one.mdx:7 <Tab> needs label="Language": the words a reader chooses by.',
    'src/pages/one.mdx:14 <Claim> needs name="…": /styleguide says where the names are.',
  ]);
});

test('guides need a role, plans and minutes; other docs do not', async () => {
  const matter = `title: A\ndescription: ${description}\nsidebar_position: 1\ndraft: true`;
  const facts = 'who: Manger\nplans: Gold\nminutes: soon';
  write({
    'docs/topic/a.mdx': page('Words.', matter),
    'docs/topic/b.mdx': page('Words.', `${matter}\n${facts}`),
    'docs/api/c.mdx': page('Words.', `${matter}\nwho: Member`),
  });
  expect((await check()).filter((complaint) => /who|plan|minutes/.test(complaint))).toEqual([
    expect.stringMatching(/^docs\/api\/c\.mdx:6 Remove `who`, or correct its name\./),
    'docs/topic/a.mdx:1 Add `who` to the front matter, for example “who: Manager”.',
    'docs/topic/a.mdx:1 Add `plans` to the front matter, for example “plans: all”.',
    'docs/topic/a.mdx:1 Add `minutes` to the front matter, for example “minutes: 10”.',
    expect.stringMatching(/^docs\/topic\/b\.mdx:6 “Manger” is not a role.+Did you mean Manager\?/),
    expect.stringMatching(/^docs\/topic\/b\.mdx:7 “Gold” is not a plan.+Choose one of: all, Team, Pro, Enterprise\.$/),
    'docs/topic/b.mdx:8 Set `minutes` to a whole number from 1 to 180: how long the steps take.',
  ]);
});

test('any picture of the screen is enough for a guide', async () => {
  const matter = `title: A\ndescription: ${description}\nsidebar_position: 1\nwho: Member\nplans: all\nminutes: 5`;
  const pictures = {
    none: '<Steps>\n\n1. Save.\n\n</Steps>',
    drawn: '<Steps picture="quick-start">\n\n1. Save.\n\n</Steps>',
    markdown: '1. Save.\n\n![The board.](./board.png)',
    figure: '1. Save.\n\n<Figure caption="A board.">\n\n![The board.](./board.png)\n\n</Figure>',
    panel: '1. Save.\n\n<GuidePicture name="quick-start" caption="A panel." />',
  };
  write(Object.fromEntries(Object.entries(pictures).map(([name, body]) => [`docs/t/${name}.mdx`, page(body, matter)])));
  expect((await check()).filter((complaint) => complaint.includes('Show a screen'))).toEqual([
    'docs/t/none.mdx:1 Show a screen: add a picture, such as a screenshot. See Guides in CONTRIBUTING.md.',
  ]);
});

test('spelling: American English and project words, except in code and addresses', async () => {
  write({
    'scripts/content/words.txt': '# names\nZapier\nwebhook\nHéron & O’Dwyerly Supply\n',
    'src/pages/one.mdx': page(
      'At Héron & O’Dwyerly Supply we recieve colour from Zapier’s Webhooks, the CRM and drop-downs. `recieve` sales@recieve.example\n\n```js\nrecieve\n```',
    ),
    'src/content/one.ts': "export const one = {title: 'A seperate thing', id: 'seperate', code: 'seperate code'};\n",
  });
  const advice = 'If it is correct, add it to scripts/content/words.txt.';
  expect(await check()).toEqual([
    `src/content/one.ts:1 “seperate” is not in the dictionary. Did you mean “separate”? ${advice}`,
    `src/pages/one.mdx:6 “recieve” is not in the dictionary. Did you mean “receive”? ${advice}`,
    expect.stringMatching(/^src\/pages\/one\.mdx:6 “colour” is not in the dictionary\. Did you mean “color/),
  ]);
});

test('terms: American words and one term per concept, in content files too', async () => {
  write({
    'src/pages/one.mdx': page('Tick the box and pass the handover to the waiting list.'),
    'src/content/one.ts': "export const one = {title: 'Sign in with MFA', tile: 'SSO/SAML with MFA'};\n",
  });
  expect(await check()).toEqual([
    'src/content/one.ts:1 “MFA”: we write “two-step sign-in”.',
    'src/pages/one.mdx:6 “Tick”: we write “select” or “check”.',
    'src/pages/one.mdx:6 “handover”: we write “handoff”.',
    'src/pages/one.mdx:6 “waiting list”: we write “waitlist”.',
  ]);
});

test('a page that shows nothing, one of 10 MB on a line, UTF-16, and a title that is only a sign', async () => {
  write({
    'src/pages/nothing.mdx': page('{/* later */}'),
    'src/pages/long.mdx': page('[a](b **c '.repeat(1_000_000), `title: Long\ndescription: One ${description}`),
    'src/pages/sign.mdx': page('Words.', `title: "#"\ndescription: Two ${description}`),
    'src/pages/markup.mdx': page('Words.', `title: Send **now**\ndescription: Three ${description}`),
    'src/pages/utf.mdx': '',
  });
  writeFileSync(at('src/pages/utf.mdx'), page('Words.'), 'utf16le');
  const said = (await check()).join('\n');
  expect(said).toContain('nothing.mdx:5 Write a text: this page shows nothing.');
  expect(said).toContain('long.mdx:5 Divide this page: it has 10.0 MB of text.');
  expect(said).toContain('sign.mdx:2 Write the `title` in words');
  expect(said).toContain('markup.mdx:2 Remove signs such as **');
  expect(said).toContain('utf.mdx:1 Save this file as UTF-8');
  expect(said.length).toBeLessThan(5000);
});

test('FAQ files have four to seven questions with answers', async () => {
  write({'src/content/faq/one.mdx': '## Why?\n\n## How we pay\n\nBy card.\n'});
  expect(await check()).toEqual([
    'src/content/faq/one.mdx:1 This file has 2 questions. Ask at least 4.',
    'src/content/faq/one.mdx:1 Answer “Why?”.',
    'src/content/faq/one.mdx:3 “How we pay”: FAQ headings are questions. End it with a question mark.',
  ]);
});

/** Copies files or folders of this project. */
function copy(...places: string[]): void {
  for (const place of places) cpSync(inProject(place), at(place), {recursive: true});
}

test('all content of this site passes, and so do new drafts', () => {
  copy('docs', 'blog', 'changelog', 'src/content', 'src/pages', 'static', 'scripts/content/words.txt');
  createPage(at(), 'post', 'Why we answer at night');
  createPage(at(), 'doc', 'Answer at night', {in: 'getting-started'});
  createPage(at(), 'release', 'Answer at night: what’s new', {in: 'messaging'});
  const {stdout, status} = run(at());
  expect(stdout).toContain('No problems found.');
  expect(stdout).toMatch(/Checked in .+: \d{2,} docs, \d+ articles?(?: \(\d+ to \d+ minutes each\))?,/);
  expect(status).toBe(0);
});

test('an address of main that is gone needs a redirect', async () => {
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args], {cwd: at()});
  write({
    'docs/topic/a.mdx': page('Words.'),
    'docs/topic/b.mdx': page('Words.'),
    'src/content/industries/shops.ts': '',
    'tests/sample/one.test.ts': '',
    'src/content/settings/redirects.json': '[{"from": "/docs/old/*", "to": "/docs"}]',
  });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '--message=One');
  git('checkout', '-b', 'other');
  write({'docs/topic/0-copy.mdx': page('Words.')});
  utimesSync(at('docs/topic/0-copy.mdx'), 1, 1);
  const blamed = (await check()).filter((complaint) => complaint.includes('a.mdx already uses'));
  expect(blamed).toEqual(
    expect.arrayContaining([expect.stringMatching(/^docs\/topic\/0-copy\.mdx:2 Change the `title`/)]),
  );
  rmSync(at('docs/topic/0-copy.mdx'));
  rmSync(at('docs/topic/a.mdx'));
  rmSync(at('src/content/industries/shops.ts'));
  write({'docs/topic/b.mdx': page('Words.').replace('title:', 'slug: c\ntitle:')});
  const gone = async () =>
    (await check())
      .filter((complaint) => complaint.includes('redirect'))
      .map((complaint) => complaint.split(' is ')[0]);
  expect(await gone()).toEqual([
    'docs/topic/a.mdx:1 /docs/topic/a',
    'docs/topic/b.mdx:1 /docs/topic/b',
    'src/content/industries/shops.ts:1 /industries/shops',
  ]);
  // A branch that deletes the sample makes it a new site.
  rmSync(at('tests/sample'), {recursive: true});
  expect(await gone()).toEqual([]);
  write({
    'tests/sample/one.test.ts': '',
    'src/content/settings/redirects.json': '[{"from": "/:area/*", "to": "/"}]',
  });
  expect(await gone()).toEqual([]);
  write({'src/content/settings/redirects.json': '[{"from": "/:area/*", "to": "/"},\n]'});
  expect((await check()).filter((complaint) => complaint.includes('settings'))).toEqual([
    'src/content/settings/redirects.json:1 This is not JSON: remove the comma at the end. The last entry of a list has none.',
  ]);
});

test('the pages of another site are reported by kind, and nothing is copied', () => {
  write({
    'guides/intro.md': '---\nid: intro\n---\n\n# Intro\n\n:::note One\n\nSee [two](./two.md).\n\n:::\n',
    'guides/two.md': '# Two\n\n:::note Two\n\nWords.\n\n:::\n',
  });
  const {stdout, status} = run('--import', at('guides'));
  expect(stdout).toMatch(/^2 pages: \d+ changes of \d+ kinds\. Nothing was copied into this project\.\n/);
  expect(stdout).toMatch(/ 2 {2}in 2 files, first in intro\.md:7\n +Write :::note\[One\]: otherwise/);
  expect(stdout).toContain('“./two.md”: write /docs/TOPIC/two, the address from the root of the site.');
  expect(status).toBe(0);
});

test('published, new pages need their own text and a link', async () => {
  copy('docs/getting-started/index.mdx', 'blog/tags.yml', 'blog/authors.yml', 'src/content/blog/categories.ts');
  const {file: post} = createPage(at(), 'post', 'Why we answer at night', {publish: true});
  const {file: doc} = createPage(at(), 'doc', 'Answer at night', {in: 'getting-started', publish: true});
  const complaints = await check();
  const about = (file: string) => complaints.filter((complaint) => complaint.startsWith(file)).join('\n');
  expect(about(post)).toMatch(/Say more: at least 900[\s\S]+Write your own text/);
  expect(about(doc)).toMatch(/Say more: at least 250[\s\S]+Write your own text/);
  expect(complaints).toContain(
    `${doc}:1 Link to /docs/getting-started/answer-at-night from another doc, such as the index page of its topic.`,
  );
});
