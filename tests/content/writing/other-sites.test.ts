import {readTopic} from '#src/plugins/mdx-data/index';
import {createChecker} from '../../../scripts/content/check';
import {useFolder} from '../../support/folder';

import {randomBytes} from 'node:crypto';
import {utimesSync} from 'node:fs';
import sharp from 'sharp';

// Forms that other sites use, and what `npm run check:content` says about each. `undefined`: the form works here, too.
const place = 'src/pages/one.mdx';
const page = (body: string) =>
  `---\ntitle: One\ndescription: A description that is long enough for the list of results of a search.\n---\n\n${body}\n`;

const {at, write} = useFolder();

const callouts = 'Its callouts are: note, tip, info, warning, caution, danger.';
const ownLines =
  'Put <details>, <summary>…</summary> and </details> on lines of their own, with an empty line before and after the text.';
const formula = 'Write the formula in words or in `code`, or show it as a picture: formulas are not typeset here.';

test.each<[form: string, cure: string | undefined]>([
  [':::note Read this\n\nWords.\n\n:::', 'Write :::note[Read this]: otherwise the line is shown as text.'],
  [':::note[Read this]\n\nWords.\n\n:::', undefined],
  ['::: tip\n\nWords.\n\n:::', 'Write :::tip: otherwise the line is shown as text.'],
  [':::important\n\nWords.\n\n:::', `“:::important” is not a callout of this site. Write :::info. ${callouts}`],
  [':::wrning\n\nWords.\n\n:::', `“:::wrning” is not a callout of this site. Did you mean :::warning? ${callouts}`],
  ['## A part {#part}', 'Write the id of this heading as {/* #part */}.'],
  ['## A part {/* #own */}\n\n[a](#own)', undefined],
  ['<details><summary>More</summary>\nWords.\n</details>', ownLines],
  ['<details>\n\n<summary>More</summary>\n\nWords.\n\n</details>', undefined],
  [
    '<iframe src="https://www.youtube.com/embed/a" title="A"></iframe>',
    'Link to it instead: browsers block <iframe>, because the site’s policy allows no frames of other sites. For a video, write [![Video, 40 seconds: what it shows](./its-picture.png)](its address).',
  ],
  [
    '<video src="/a.mp4" controls />',
    'The site’s policy blocks <video>. Link to it, with a picture of it: [![Video, 40 seconds: what it shows](./its-picture.png)](its address)',
  ],
  ['<p style="color: red">Words.</p>', 'Remove style="…": pages have the styles of the site.'],
  ['<div class="row">\n\nWords.\n\n</div>', 'Remove the class: the site has no styles for classes in text.'],
  [
    '```mermaid\ngraph TD\n```',
    'Show the diagram as a picture, exported as SVG or PNG: readers would see the source of mermaid.',
  ],
  ['The area is $\\pi r^2$.', formula],
  ['$$\nx\n$$', formula],
  ['Write $HOME, or `$a+b$`.', undefined],
  ['```js live\na;\n```', 'Remove live after the language: code is only shown here.'],
  ['```js\n// highlight-next-line\na;\n```', undefined],
  [
    '<Tabs label="Tool">\n\n<TabItem value="one" label="One" default>\n\nOne.\n\n</TabItem>\n<TabItem value="two">\n\nTwo.\n\n</TabItem>\n\n</Tabs>',
    undefined,
  ],
  ['import Tabs from "@theme/Tabs";', 'Remove import and export statements: pages contain only text and components.'],
  [
    '<head><title>A page</title></head>',
    'Remove <head> and what is in it: `title` and `description` in the front matter do the same.',
  ],
  [
    "Default: ['one.example', 'two.example']",
    "“['one.example', 'two.example']” reads like a link without an address. If it is code, put it in `code`; otherwise remove the brackets.",
  ],
  ['[[toc]]', 'Remove this line: the page shows its contents by itself.'],
  ['<Link to="/one">One page</Link>', 'Write the link as [text](/one).'],
  ['See {{< ref "a" >}}.', 'Remove this tag: the site has no templates in text.'],
  ['<table>\n<tbody>\n<tr>\n<td>\n\nA cell.\n\n</td>\n</tr>\n</tbody>\n</table>', undefined],
  ['<img src="./board.svg" alt="A board" width="100" />', undefined],
  ['<img src={require("./board.svg").default} alt="A board" />', undefined],
  ['![A board][board]\n\n[board]: ./board.svg', undefined],
  ['![A board](@site/src/pages/board.svg)', undefined],
  ['![A board](./Board.svg)', '“./Board.svg”: this image does not exist. Did you mean board.svg?'],
  [
    '![A board](<./my board.svg>)',
    '“./my board.svg”: rename this file to my-board.svg, and write that here: names have lowercase letters, digits and hyphens.',
  ],
  [
    '![A board](./100%.svg)',
    '“./100%.svg”: rename this file to 100.svg, and write that here: names have lowercase letters, digits and hyphens.',
  ],
  [
    '![A board](../../../static/old/board.svg)',
    '“../../../static/old/board.svg”: this image does not exist. Save the image next to this page and write ![…](./board.svg).',
  ],
  ['![A board](./empty.png)', '“./empty.png”: this file is empty. Export the picture again.'],
  [
    '![A board](./broken.png)',
    '“./broken.png”: this file is broken, or not what its name says. Export the picture again, as PNG or JPEG.',
  ],
  ['![A board](./board.heic)', '“./board.heic”: browsers don’t show this format. Export the picture as PNG or JPEG.'],
  ['[Two](./two.mdx#more)', '“./two.mdx#more”: write /two#more, the address from the root of the site.'],
  [
    ':::tip\n\n:::note\n\nWords.\n\n:::\n\n:::',
    'Write ::::tip here and :::: at its end: a callout needs more colons than the one in it.',
  ],
  ['::::tip\n\n:::note\n\nWords.\n\n:::\n\n::::', undefined],
  ['::youtube[A film]{#abc}', 'Write the text without “::youtube” before it: it does nothing here.'],
  ['A :badge[New] word at 9:05am, for 1:many.', 'Write the text without “:badge” before it: it does nothing here.'],
  [
    '<summary>More</summary>\nWords.',
    'Put <summary> and </summary> on lines of their own, with empty lines before and after the text.',
  ],
  ['<p align="center">\n\nWords.\n\n</p>', 'Remove <p> and </p>: text between empty lines is a paragraph.'],
  ['<p>One\n\ntwo</p>', 'Remove <p>: text between empty lines is a paragraph.'],
  [
    '<badge>New</badge>',
    '“<badge>” is not a tag for text. If it is a placeholder, put it in `code`; otherwise remove it.',
  ],
  ['One<BR/>two', 'Write <BR> in lowercase letters.'],
  ['Use List<Text> here.', 'Close <Text> with </Text>, or put it in `code` if it isn’t a tag.'],
  ['<button onClick={() => alert(1)}>Press</button>', 'Remove onClick: text runs no scripts.'],
  ['<center>Words.</center>', 'Remove <center>: pages have the styles of the site.'],
  ['<pre>{`a\nb`}</pre>', 'Write the code between lines of ```, with the language after the first: ```js'],
  ['```js\na;', 'Close this code with ``` on a line of its own, below it.'],
  ['```js:a.js\na;\n```', 'Write the language, a space and the title, if it has one: ```js title="a.js"'],
  ['--8<-- "part.md"', 'Write the text itself: pages include no other files.'],
  [
    'import your contacts from a file.',
    'Start this line with another word: MDX reads a line that starts with “import” or “export” as code.',
  ],
  ['A claim.[^1]', 'The footnote [^1] has no text. Add a line “[^1]: …”.'],
  ['A claim.[^1]\n\n[^1]: The source.', undefined],
  ['H~2~O', 'Write <sub>2</sub>.'],
  [
    '## One {/* #two */}\n\n<div id="two">Words.</div>',
    'Two parts of this page have the id “two”. Write another id, or none.',
  ],
  ['<a id="here"></a>[a](#here)', '“#here” is not a heading of /one. It has: .'],
  ['| A |\n| - |\n| `b | c` |', 'Line 8 has 2 cells in a table of 1. Write “|” in a cell as \\|.'],
  ['A word\u200B.', 'Type this line again: it has an invisible character (U+200B).'],
  ['Gr\uFFFDn', 'Save this file as UTF-8, and type characters again that are shown as “\uFFFD”.'],
  ['[](/two)', 'Give the link a text: [text](/two).'],
  ['[a]()', 'Give this link an address, as in [text](/pricing).'],
  [
    '[a](http://localhost:8888/two)',
    '“http://localhost:8888/two”: only you can open this. Write /two, or put an example in `code`.',
  ],
  [
    '[a](https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=05)',
    '“https://x.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=05”: write https://a.example/, the address behind this one.',
  ],
  [
    '[a](https://deploy-preview-12--a.netlify.app/two#b)',
    '“https://deploy-preview-12--a.netlify.app/two#b”: only you can open this. Write /two#b, or put an example in `code`.',
  ],
  [
    '[a](https://www.google.com/url?q=https://a.example&sa=D)',
    '“https://www.google.com/url?q=https://a.example&sa=D”: write https://a.example, the address behind this one.',
  ],
  ['[a](https://www.google.com/search?q=https://a.example)', undefined],
  [
    `![][image1]\n\n[image1]: <data:image/png;base64,${'A'.repeat(2000)}>`,
    `“data:image/png;base64,${'A'.repeat(58)}…”: save the image next to this page and write ![…](./its-name.png).`,
  ],
  [
    '```mdx-code-block\n<b>One</b>\n```\n\n**Two** [a](/two) and **three**.',
    'Remove the lines ```mdx-code-block and ``` around this part: pages are MDX already.',
  ],
  ['[a](//a.example/b)', '“//a.example/b”: write https://a.example/b.'],
  [
    '[a](ftp://a.example)',
    '“ftp://a.example”: links start with https:, mailto:, tel: or sms:. Put another address in `code`.',
  ],
  ['<a href={useBaseUrl("/two")}>Two</a>', 'Write the address in quotes: href="/address".'],
  [
    '![A board](./board.svg#gh-dark-mode-only)',
    '“./board.svg#gh-dark-mode-only”: write ./board.svg, without what follows it.',
  ],
  ['![A board](/static/board.svg)', '“/static/board.svg”: write /board.svg.'],
  [
    '<Tabs label="Tool">\n\n<Tab label="A">\n\nOne.\n\n</Tab>\n\n<Tab label="A">\n\nTwo.\n\n</Tab>\n\n</Tabs>',
    'Two tabs are called “A”. Give each another label.',
  ],
  [
    '<Tabs label="Tool">\n\nWords.\n\n<Tab label="A">\n\nOne.\n\n</Tab>\n\n</Tabs>',
    'Put all text in <Tabs> into a <Tab label="…">: the rest is not shown.',
  ],
  ['[A file](./a.pdf)', '“./a.pdf”: put the file in static/files and write /files/a.pdf.'],
])('%j', async (form, cure) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />';
  write({
    [place]: page(form),
    'src/pages/two.mdx': page('## More\n\nWords.').replace('One', 'Two').replace('A desc', 'The desc'),
    'src/pages/board.svg': svg,
    'src/pages/my board.svg': svg,
    'src/pages/100%.svg': svg,
    'src/pages/board.heic': svg,
    'src/pages/empty.png': '',
    'src/pages/broken.png': 'broken',
  });
  const {complaints, pages} = await createChecker(at())();
  expect(complaints.filter(({file}) => file === place)).toEqual(
    cure === undefined ? [] : [{file: place, line: 6, message: cure}],
  );
  // A form that works is rendered.
  if (cure === undefined) expect(pages[0]?.ids).toBeDefined();
});

test.each<[form: string, line: number, cure: string | undefined]>([
  ['[site](www.example.com)', 6, '“www.example.com”: write https://www.example.com.'],
  ['{/* never closed\n\nWords.', 6, 'Close this comment with */}.'],
  ['A box is 5*6*7 inches.', 6, 'Write × or \\* around “6”: MDX reads two * on a line as italics.'],
  ['<tabs label="A">\n\nWords.\n\n</tabs>', 6, 'Write <Tabs>: names of components start with a capital letter.'],
  ['## A part <a href="#short" id="short"></a>', 6, 'Write the id of this heading as {/* #short */} instead of <a>.'],
  ['<h3 id="short">A part</h3>', 6, 'Write this heading with # signs, and its id as {/* #short */} at the end.'],
  ['<Steps still="board">\n\n1. Words.\n\n</Steps>', 6, '<Steps> has no attribute still. It has: picture.'],
  [
    '<Figure caption="A "b" c">\n\nWords.\n\n</Figure>',
    6,
    "Write caption='…' with single quotes around it, because its text has a \" inside.",
  ],
  [
    'Run it:\n\n    npm install --save a',
    8,
    'Write the code between lines of ```, with the language after the first: indented code is shown as text.',
  ],
  [
    '![board.svg](./board.svg)',
    6,
    'Replace “board.svg”. Say in one sentence what the image shows, including its figures.',
  ],
  [
    '![Screenshot 2](./board.svg)',
    6,
    'Replace “Screenshot 2”. Say in one sentence what the image shows, including its figures.',
  ],
])('“%s” on line %d gets: %s', async (form, line, cure) => {
  write({
    [place]: page(form),
    'src/pages/board.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" />',
  });
  const {complaints} = await createChecker(at())();
  expect(complaints).toEqual(cure === undefined ? [] : [{file: place, line, message: cure}]);
});

/** What is said about each part of one page; undefined if nothing is. */
async function checkParts(parts: readonly string[]): Promise<(string | undefined)[]> {
  write({[place]: page(parts.join('\n\n')), 'docs/topic/two.mdx': page('Words.').replace('One', 'Send a text')});
  const {complaints} = await createChecker(at())();
  let line = 6;
  return parts.map((part) => {
    const [from, to] = [line, (line += part.split('\n').length + 1)];
    return complaints.find((told) => told.file === place && told.line >= from && told.line < to)?.message;
  });
}

const signs: Readonly<Record<string, string>> = {
  '##\u00A0Part': 'Type the space after ## again: it is a hard space (U+00A0).',
  '1.\u00A0One': 'Type the space after 1. again',
  '##Part': 'Write a space between # and the text of the heading.',
  '• One\n• Two': 'Write - and a space instead of •, so that it becomes a list.',
  '- • One': 'Write - and a space instead of •',
  'o\tOne': 'Write - and a space instead of o',
  '– One\n– Two': 'Write - and a space instead of –',
  '(1) One\n\n(2) Two': 'Write 1. and a space instead of (1)',
  '1.One': 'Write a space after 1.,',
  '-One': 'Write a space after -,',
  '| a | b |\n| c | d |': 'Add the line | --- | --- | below this one: without it, readers see the bars.',
  '| a | b |\n| --- |\n| c | d |': 'Write | --- | --- | below this line',
  '||Plan||Texts||': 'Write | Plan | Texts | and below it | --- | --- |',
  'Lead\n: A person who wrote first.': 'Write **Lead**, and what it means on the same line',
  'Words.\n\n:::': 'Remove this line, or start a callout above it: :::note',
  '%%Ask legal%%': 'Remove this note, or write it as {/* … */}',
  'A mark. ^a1b2c3': 'Remove “^a1b2c3”',
  '> [!CAUTION]\n> Words.': 'Write :::caution, the text without “>”, and ::: on lines of their own.',
  '> [!tip]- Open me\n> Words.': 'Write :::tip[Open me], the text',
  '!!! note "Read this"\n    Words.': 'Write :::note[Read this], the text without indentation, and ::: below it.',
  '[[Send a text|the guide]]': 'Write the link as [the guide](/docs/topic/two).',
  '![[My board.png|300]]': 'Write the picture as ![What it shows](./my-board.png).',
  '*[HTML]: A language': 'Explain HTML in the text',
  'h2. A part': 'Write ## and a space instead',
  '[the guide|https://a.example/b]': 'Write the link as [the guide](https://a.example/b).',
  '![A board](./image (14).png)': 'Rename “image (14).png” to image-14.png, and write ./image-14.png here.',
  '![A board](./board.svg =300x)': 'Write <img src="./name.png" alt="What it shows" width="300" />',
  '[a](/my page)': 'Write an address without spaces instead of “/my page”',
  '[a](https://a.example/b': 'Write the link as [text](/address), with nothing missing',
  'A ==marked== word': 'Write <mark>marked</mark>.',
  '**“Quote”**text': 'Correct the signs ** or ~~ on this line',
  __One__two: 'Correct the signs',
  'A `word': 'Write ` before the code',
  '\t•\tOne\n\t•\tTwo': 'Write - and a space instead of •',
  'Plan\tTexts\nTeam\t500': 'Write these lines as a table',
  'Do this:\n2. Open it.': 'Put an empty line above',
  '- []One': 'Write - [ ] and a space for a box',
  '#messaging #todo': 'Write a heading as ## and a space. Tags',
  'Owner:: Ana Li': 'Remove “Owner::”',
  '\\*\\*Save\\*\\* it': 'Remove each \\ before',
  '1986. A good year': 'Write 1986\\. or other words first',
  '1. One\n  - A part\n2. Two': 'Indent this line by 3 spaces',
  '## Ticket #': 'Write \\# at the end',
  '[^unused]: A source.': 'Write [^unused] where this footnote belongs',
  'A text\n---': 'Put an empty line between the text and the line of - or =',
  '```dataview\nTABLE\n```': 'Write the result as text or a table',
};

const meant = [
  '\\*\\* A remark, \\# one and &#35;&#35; two',
  'Write “**” or "##" around it, `[[` before it, and <code>](</code> after it.',
  '#1 of 3, -5 degrees, 1.5 pounds, 2**** and ••••4242',
  'A name_with__two, and **bold** for a@b.example',
  '\\*\\* Write to a@b.example, or see https://a.example/__a__b',
  '> A quotation.\n>\n> — Ana Li',
  'One – two\n– three',
  '| a | b |\n| --- | --- |\n| – | • |',
  '[a](https://a.example) | [b](https://b.example)',
  '```\n## One\n• Two\n```',
  '## Closed ##\n\n1. One\n   - A part\n\n10. Ten\n    - A part',
];

test('signs of Markdown and of other programs that a page shows', async () => {
  const told = await checkParts(Object.keys(signs));
  expect(told).toEqual(Object.values(signs).map((start) => expect.stringContaining(start)));
});

test('signs that are shown on purpose', async () => {
  const told = await checkParts(meant);
  expect(told).toEqual(meant.map(() => undefined));
});

test('a part that cannot be parsed does not hide what is wrong with the others', async () => {
  write({
    [place]: page(
      'A powerful tool.\n\nUntil {it is closed\n\n<Tabs label="A">\n\nWords.\n\nLess than <5.\n\n[a](/nowhere)',
    ),
  });
  const {complaints} = await createChecker(at())();
  expect(complaints.map(({line, message}) => `${line} ${message}`)).toEqual([
    '6 “powerful” says nothing: say what it can do.',
    '8 Put the text with “{” and “}” in `code`: otherwise MDX runs it as code.',
    '10 Close <Tabs> with </Tabs>.',
    '14 Put “<” in `code`, or write “less than”: MDX reads it as the start of a tag.',
    expect.stringMatching(/^16 “\/nowhere” is not a page of this site/),
  ]);
});

test('British words get the American form', async () => {
  write({[place]: page('We organise and analyse it, in colour, for travellers.')});
  const {complaints} = await createChecker(at())();
  const meant = complaints.map(({message}) => /Did you mean “(.*?)”/.exec(message)?.[1]);
  expect(meant).toEqual(['organize', 'analyze', 'color', 'travelers']);
});

test('a title in the text, fields of other sites, and a # in a title', async () => {
  const matter = `description: A description that is long enough for the list of results of a search.`;
  write({
    'src/pages/one.mdx': `---\n${matter}\nid: one\nsidebar: main\nhide_title: true\n---\n\n# One thing\n\nWords.\n`,
    'src/pages/two.mdx': `---\ntitle: Texts #1 and #2\n${matter.replace('A desc', 'The desc')}\n---\n\nWords.\n`,
    'src/pages/three.mdx': `---\ntitle: One\u200B\n${matter.replace('A desc', 'Third desc')}\n---\n\nWords.\n`,
  });
  const {complaints} = await createChecker(at())();
  const said = complaints.map(
    ({file, line, message}) => `${file.slice(10, -4)}:${line} ${message.replace(/ The fields.*/, '')}`,
  );
  expect(said).toEqual([
    'one:3 Remove `id`, or correct its name.',
    'one:4 Remove `sidebar`, or correct its name.',
    'one:5 Remove `hide_title`, or correct its name.',
    'one:8 Remove this line, and write `title: One thing` in the front matter.',
    expect.stringContaining('three:2 Remove the invisible character U+200B from the `title`'),
    expect.stringContaining('three:2 Type this line again'),
    'two:2 Put the `title` in quotes: "Texts #1 and #2". Without them, it ends at the #.',
  ]);
});

test('links of content files, and two industries with one place in their list', async () => {
  write({
    'src/content/pages/a.ts': "export const a = {\n  links: [{to: '/docs/gone'}, {to: '/b'}, {href: '/api/x'}],\n};\n",
    'src/pages/b.tsx': '',
    'src/content/industries/one.ts': 'export const one = {\n  order: 10,\n};\n',
    'src/content/industries/two.ts': 'export const two = {\n  order: 10,\n};\n',
  });
  utimesSync(at('src/content/industries/two.ts'), 1, 1);
  const {complaints} = await createChecker(at())();
  expect(complaints.map(({file, line, message}) => `${file}:${line} ${message}`)).toEqual([
    'src/content/industries/one.ts:2 Change the `order`: src/content/industries/two.ts already has 10.',
    'src/content/pages/a.ts:2 “/docs/gone” is not a page of this site. Correct the link, or create that page.',
  ]);
});

test('a picture above the limit, and names that writers’ devices give', async () => {
  const noise = sharp(randomBytes(700 * 700 * 3), {raw: {width: 700, height: 700, channels: 3}});
  write({
    [place]: page('![One big board.](./big.png)\n\n![One more board.](./IMG_2041.JPG)'),
    'docs/topic/größe.mdx': '',
    "docs/topic/beginner's guide.mdx": '',
  });
  await noise.png().toFile(at('src/pages/big.png'));
  await noise.resize(300).jpeg().toFile(at('src/pages/IMG_2041.JPG'));
  const {complaints} = await createChecker(at())();
  const said = complaints.map(({message}) => message).join('\n');
  expect(said).toMatch(/“\.\/big\.png”: this file has 1\.\d MB\. If you can, export it/);
  expect(complaints.find(({note}) => note)?.message).toContain('big.png');
  expect(said).toContain('rename this file to img-2041.jpg');
  expect(said).toContain('Rename this file to grosse.mdx');
  expect(said).toContain('Rename this file to beginners-guide.mdx');
});

test('a reference page needs no steps, plans or next steps', async () => {
  const matter =
    'title: One\ndescription: A description that is long enough for the list of results of a search.\nsidebar_position: 1\nkind: reference';
  write({
    'docs/topic/one.mdx': `---\n${matter}\n---\n\n${'We answer each message within a few minutes. '.repeat(20)}\n`,
  });
  const {complaints} = await createChecker(at())();
  expect(complaints.map(({message}) => message)).toEqual([
    'The topic docs/topic needs _category_.json and index.mdx: npm run new -- topic "Topic" writes what is missing.',
    expect.stringContaining('Link to /docs/topic/one'),
  ]);
});

test('files as other sites name them', async () => {
  const doc = (title: string, slug = '') =>
    page('Words.')
      .replace('title: One', `title: ${title}\nsidebar_position: 1\ndraft: true${slug}`)
      .replace('A desc', title);
  write({
    'docs/topic/plain.md': doc('Plain'),
    'docs/topic/hash #1.mdx': doc('Hash'),
    'docs/topic/03-numbered.mdx': `\uFEFF${doc('Numbered')}`.replaceAll('\n', '\r\n'),
    'docs/topic/one.mdx': doc('One', '\nslug: /topic/numbered'),
    'blog/2026-03-13-flat.mdx': page('Words.').replace('---\n\n', 'slug: flat\ndate: 2026-03-13\n---\n\n'),
    'blog/authors.yml': '',
  });
  write({'blog/authors.yml': 'maya:\n  name: Maya\n  image_url: /img/people/maya.svg\n'});
  const {complaints, pages} = await createChecker(at())();
  expect(pages.map(({address}) => address)).toEqual([
    '/docs/topic/numbered',
    '/docs/topic/hash #1',
    '/docs/topic/numbered',
    '/docs/topic/plain',
    '/blog/flat',
  ]);
  const messages = complaints.map(({file, message}) => `${file}: ${message}`);
  expect(messages).toEqual(
    expect.arrayContaining([
      'docs/topic/one.mdx: Change the `slug` or the name of the file: docs/topic/03-numbered.mdx already has the address /docs/topic/numbered.',
      'docs/topic/hash #1.mdx: Rename this file to hash-1.mdx, as the names of pages are here.',
      'docs/topic/plain.md: Rename this file to plain.mdx, as the names of pages are here.',
      'blog/2026-03-13-flat.mdx: Move this file to blog/2026-03-13-flat/index.mdx: each article has a folder, with its pictures.',
    ]),
  );
  expect(messages.join()).not.toContain('Start the file with its front matter');
});

test('a guide that isn’t published, or can’t be read, is left out of lists', () => {
  write({
    'topic/_category_.json': '{"position": 1}',
    'topic/index.mdx': '---\ntitle: Topic\n---\n',
    'topic/one.mdx': '--- \ntitle: One\nslug: 2024\nminutes: 5\n---\n',
    'topic/_parked.mdx': '---\ntitle: Parked\nminutes: 5\n---\n',
    'topic/two.mdx': '---\ntitle: Two: parts\nminutes: 5\n---\n',
  });
  expect(readTopic(at('topic')).guides.map(({title}) => title)).toEqual(['One']);
});
