import {prices} from '#src/content/pricing/prices';
import {createChecker} from '../../../scripts/content/check';
import {useFolder} from '../../support/folder';

import {rmSync} from 'node:fs';
import path from 'node:path';

// Single mistakes in a published article, and the message of `npm run check:content` for each.
const article = 'blog/2026-02-03-follow-up/index.mdx';
const today = new Date('2026-03-01T12:00:00Z');

const filler = 'We answer each message within a few minutes, and the team reads the answers on Monday. '.repeat(60);

const text = `---
title: Follow up after a demo
description: What to send after a demo, on which day, and when to stop, with the words that we use.
slug: follow-up
date: 2026-02-03
authors: maya
category: Sales
tags: [sales]
---

An opening.

{/* truncate */}

${['## One', 'HERE', '## Two', filler, '## Three', 'Words.', '## Four', 'Words.'].join('\n\n')}
`;

const project: Record<string, string> = {
  [article]: text.replace('HERE', 'Words.'),
  'blog/authors.yml': 'maya:\n  name: Maya\nelise:\n  name: Elise\n',
  'blog/tags.yml': 'sales:\n  label: Sales\n  permalink: /sales\nseo:\n  label: SEO\n  permalink: /seo\n',
  'src/pages/pricing.tsx': '',
  'build/pricing.html': '<main id=main><section id="plans">Plans</section></main>',
  'docs/index.mdx':
    '---\ntitle: Docs\ndescription: Where to start, what to read next, and whom to ask when a page does not help.\nsidebar_position: 0\ndraft: true\n---\n\n## First steps\n\nWords.\n',
  'blog/2026-02-03-follow-up/board.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />',
};

const {at, write} = useFolder();

beforeEach(() => {
  write(project);
});

const check = async () =>
  (await createChecker(at(), () => today)()).complaints.map(({file, line, message}) => {
    expect(file).toBe(article);
    return `${String(line)} ${message}`;
  });

/** The article with one line of its body replaced. */
const body = (content: string) => text.replace('HERE', content);

/** The article with one line of its front matter replaced. */
const field = (name: string, line: string) =>
  text.replace('HERE', 'Words.').replace(new RegExp(`^${name}: .*\n`, 'm'), line && `${line}\n`);

const correct = 'If it is correct, add it to scripts/content/words.txt.';
const alt = 'Say in one sentence what the image shows, including its figures.';
const fields =
  'title, description, draft, unlisted, slug, date, authors, category, tags, featured, word, label, last_update, image, keywords';
const components =
  'ApiResources, Claim, DocCardList, Fact, Figure, GuideList, PlanPrice, Steps, Tab, TabItem, Tabs, VisitCounter, Chart, GuidePicture, Note, PullQuote, TextMessage, Texts, Worksheet';

test('the unchanged article passes', async () => {
  expect(await check()).toEqual([]);
});

test.each([
  ['[a](/pricng)', '17 “/pricng” is not a page of this site. Did you mean /pricing?'],
  ['[a](/pricing#plnas)', '17 “#plnas” is not on /pricing. Did you mean #plans?'],
  ['[a](#thre)', '17 “#thre” is not on /blog/follow-up. Did you mean #three?'],
  [
    '[a](./pricng.md)',
    '17 “./pricng.md”: start the address at the root of the site, as in /docs/messaging/send-a-text. Did you mean /pricing?',
  ],
  [
    'See [our prices].',
    '17 “[our prices]” is a link without an address. Write [our prices](/address), or remove the brackets.',
  ],
  ['<Steps>\n\n1. One.', '17 Close <Steps> with </Steps>.'],
  [
    `<Tabs label="A">\n\n${Array.from({length: 17}, (_, at) => `<Tab label="${at}">\n\nB.\n\n</Tab>\n\n`).join('')}</Tabs>`,
    '17 <Tabs> has 17 tabs; 16 work. Use fewer, or a heading for each part.',
  ],
  ['<Tabs label="A">\n\n<Tab label="B">\n\nB.\n\n</Tabs>', '19 Close <Tab> with </Tab> before </Tabs>.'],
  ['</Steps>', '17 Remove this closing tag, or write its opening tag above it.'],
  ['One<br>two', '17 Write <br />: it has no closing tag.'],
  ['<!-- later -->', '17 Write the comment as {/* … */}: MDX doesn’t support <!-- … -->.'],
  ['<https://a.example>', '17 Write the link as [text](address): MDX doesn’t support <address>.'],
  [
    '<Callout>\n\nWords.\n\n</Callout>',
    `17 Unknown component <Callout>. Write what it shows as text or a table, or use one of: ${components}. /styleguide shows each.`,
  ],
  [
    '<GuidePicture name="quick-star" caption="A thread." />',
    '17 Unknown picture “quick-star”. Did you mean “quick-start”? CONTRIBUTING.md says how to add one.',
  ],
  ['Hi {first_name}, hello.', '17 Put `{first_name}` in code, in backticks: MDX runs text in braces as code.'],
  ['Hi {{first_name}}.', '17 Put `{{first_name}}` in code, in backticks: MDX runs text in braces as code.'],
  ['Hi {first name}.', '17 Put the text with “{” and “}” in `code`: otherwise MDX runs it as code.'],
  ['Hi {first_name.', '17 Put the text with “{” and “}” in `code`: otherwise MDX runs it as code.'],
  ['In <5 minutes.', '17 Put “<” in `code`, or write “less than”: MDX reads it as the start of a tag.'],
  ['Hi <first name>.', '17 Close <first> with </first>, or put it in `code` if it isn’t a tag.'],
  [
    'Call <Fact name="suportEmail" />.',
    expect.stringMatching(/^17 <Fact name="suportEmail" \/>: use a name from .+ supportEmail/),
  ],
  [
    '<Worksheet title="A" fields={[{name: "A", label: "A", value: 1}]} lines={[{label: "B", formula: "A × C"}]} />',
    expect.stringMatching(/^17 “A × C” is not a valid formula/),
  ],
  [
    '<Chart caption="A">\n\n| Month | Lost |\n| - | - |\n| Jan | many |\n\n</Chart>',
    '21 <Chart>: the cell “many” has no number.',
  ],
  [
    `<Note title="A">\n\n${'Word '.repeat(36)}\n\n</Note>`,
    '17 Cut the note to 35 words; it has 36. The margin has no room for more.',
  ],
  [
    '```jsom\n{}\n```',
    '17 “jsom” is not a language that gets colors. Did you mean ```json? For plain text, write ```text.',
  ],
  [
    '[a](https://www.scalewell.example/pricing)',
    '17 “https://www.scalewell.example/pricing”: write /pricing, so that the link works in previews, too.',
  ],
  [':::tip\n\nWords.', '17 Close :::tip with ::: on a line of its own, below its text.'],
  ['# Part', '17 “Part”: use ##. The page title is the only h1.'],
  ['#### Part', '17 “Part”: use ###, or add the missing heading above it.'],
  ['## Two', '19 “Two” appears twice. Give each heading unique text.'],
  ['![](./board.svg)', `17 Add a description: ![…](./board.svg). ${alt}`],
  ['![A board](./bord.svg)', '17 “./bord.svg”: this image does not exist. Did you mean board.svg?'],
  [
    '![A board](/img/calendar.png)',
    '17 “/img/calendar.png”: this image does not exist. Put the image in static/img/, or correct its name.',
  ],
  [
    '![A board](https://a.example/b.png)',
    '17 “https://a.example/b.png”: save the image next to this page and write ![…](./its-name.png).',
  ],
  ['Ask each prospekt.', `17 “prospekt” is not in the dictionary. Did you mean “prospect”? ${correct}`],
  ['It works!', '17 End the sentence with a period: we don’t use exclamation marks.'],
  ['A *new* lead.', '17 Write “new” or **new**: the font has no italics.'],
  ['[Read more](/pricing)', '17 “Read more”: use link text that says where it leads.'],
  ['A page, coming soon.', '17 Replace “coming soon” with the final text.'],
  [
    'Open Settings → Team.',
    '17 Replace “→” with a word, or with “>” as in “Settings > Billing”: the font lacks this character.',
  ],
  ['A seamless demo.', '17 “seamless” says nothing: say which step is gone.'],
  [
    `It is ${prices.team} for all of it.`,
    `17 “${prices.team}” is a hardcoded price. Write <PlanPrice name="team" />, which follows the price list.`,
  ],
  [
    'The Team plan is $47.50.',
    '17 “$47.50” is not a price of ours. If it is an example, say so in this sentence: “for example $47.50”.',
  ],
])('“%s” gets the advice: %s', async (content, complaint) => {
  write({[article]: body(content)});
  expect(await check()).toEqual([complaint]);
});

test.each([
  '[a](/pricing#plans)',
  'In < 5 minutes.',
  '![A board](./board.svg)',
  'We hold $20 for a first appointment.',
])('“%s” is correct', async (content) => {
  write({[article]: body(content)});
  expect(await check()).toEqual([]);
});

test.each([
  [
    'description',
    '',
    '1 Add `description` to the front matter, for example “description: One or two sentences, 50 to 170 characters, shown in search results.”.',
  ],
  ['date', 'date: 2026-22-11', '5 Correct the `date`: there is no 2026-22-11.'],
  [
    'date',
    'date: 2026-02-04',
    '5 Rename the folder to 2026-02-04-follow-up, after `date` and `slug`; it is 2026-02-03-follow-up.',
  ],
  ['authors', 'authors: mya', '6 “mya” is not in blog/authors.yml. Did you mean maya? Choose one of: maya, elise.'],
  ['tags', 'tags: [sales, webinars]', '8 The tag “webinars” is not in blog/tags.yml. Choose one of: sales, seo.'],
  ['tags', 'tags: sales', '8 Write the `tags` in brackets: tags: [sales]'],
  ['date', 'date: 2026-02-30', '5 Correct the `date`: there is no 2026-02-30.'],
  [
    'authors',
    'authors:\n  - name: Maya',
    '6 Add the author to blog/authors.yml, and write their key here: authors: maya-okafor',
  ],
  [
    'title',
    'title: Ten years of texts 🎉',
    '2 Remove “🎉” from the `title`: the picture for shared links would show an empty box.',
  ],
  [
    'title',
    'title: A visit of ½ an hour',
    '2 Remove “½” from the `title`: the picture for shared links would show an empty box.',
  ],
  [
    'tags',
    'tags: [sales]\nlast_update: today',
    expect.stringMatching(/^9 "last_update" does not look like a valid .+ The build stops here\.$/),
  ],
  ['tags', 'tags: [seo]', '8 Add the tag of the category to `tags`: sales.'],
  [
    'category',
    'category: Support',
    '7 “Support” is not a category. Choose one of: Sales, Automation, Booking, CRM, SEO, Reporting, Messaging.',
  ],
  [
    'authors',
    'authors: maya\nfeatred: true',
    `7 Remove \`featred\`, or correct its name. Did you mean \`featured\`? The fields are: ${fields}.`,
  ],
  ['title', 'title: Folow up after a demo', `2 “Folow” is not in the dictionary. Did you mean “Follow”? ${correct}`],
  [
    'title',
    'title: Appointments Appointments Appointments Appointments Appointments Appointments',
    '2 Shorten the `title` to 70 characters; it has 77.',
  ],
  ['description', 'description: Short.', '3 Write a `description` of 50 to 170 characters; it has 6.'],
  ['title', 'title: A b c d e f g h i j', '1 Cut the title to nine words; it has 10.'],
  ['title', `title: What ${prices.team} buys`, `2 Remove “${prices.team}”: a hardcoded price goes out of date.`],
  ['title', 'title: Follow up: after a demo', '2 Put the title in quotes: title: "Follow up: after a demo"'],
  ['slug', '\tslug: follow-up', '4 Replace the tab at the start of this line with spaces.'],
  ['slug', 'slug: follow-up\nslug: follow-up', '5 Remove this line: the field is a duplicate.'],
])('the %s “%s” gets the advice: %s', async (name, line, complaint) => {
  write({[article]: field(name, line)});
  expect(await check()).toEqual([complaint]);
});

test.each([
  ['the end of its front matter', /(?<=\])\n---/, '9 End the front matter with a line --- here.'],
  [
    'front matter',
    /^---[^]+?---\n/,
    '1 Start the file with its front matter: a line ---, the fields, and another line ---.',
  ],
  [
    'a truncate mark',
    '{/* truncate */}',
    '1 Put {/* truncate */} on a line of its own after the opening: lists and feeds stop there.',
  ],
])('an article without %s gets advice', async (_, part, complaint) => {
  write({[article]: body('Words.').replace(part, '')});
  expect(await check()).toEqual([complaint]);
});

test('a future date is a note: the article appears on that day, and no page may link to it before', async () => {
  rmSync(at(path.dirname(article)), {recursive: true});
  const later = 'blog/2027-03-01-follow-up/index.mdx';
  const other = 'blog/2026-02-03-other/index.mdx';
  write({
    [later]: field('date', 'date: 2027-03-01'),
    [other]: body('[a](/blog/follow-up)')
      .replace('slug: follow-up', 'slug: other')
      .replace(/after a demo/, 'with other words')
      .replace('What to send', 'What else to send'),
  });
  expect((await createChecker(at(), () => today)()).complaints).toEqual([
    {
      file: other,
      line: 17,
      message: '“/blog/follow-up” is not published before 2027-03-01. Add this link on that day.',
    },
    {
      file: later,
      line: 5,
      message: 'Scheduled: the site will show this article on 2027-03-01. To leave the date open, add `draft: true`.',
      note: true,
    },
  ]);
  const checkOnPublicationDay = createChecker(at(), () => new Date('2027-03-01T12:00:00Z'));
  expect((await checkOnPublicationDay()).complaints).toEqual([]);
});

test('wrong front matter is reported for its own page, not for a list of guides that reads it', async () => {
  write({
    'docs/index.mdx': '---\ntitle: Docs\n---\n\n<GuideList />\n',
    'docs/one/two.mdx': '---\ntitle: Two\ntags: x: y\n---\n\nWords.\n',
  });
  const {complaints} = await createChecker(at(), () => today)();
  const broken = complaints.filter(({message}) => /YAML|mapping|quotes/i.test(message));
  expect(broken.map(({file}) => file)).toEqual(['docs/one/two.mdx']);
});

test('a second check reads changed files', async () => {
  const checker = createChecker(at(), () => today);
  expect((await checker()).complaints).toEqual([]);
  write({[article]: body('Ask each prospekt.')});
  expect((await checker()).complaints).toHaveLength(1);
  write({[article]: body('Words.')});
  expect((await checker()).complaints).toEqual([]);
});
