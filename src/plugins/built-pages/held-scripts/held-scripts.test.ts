import {parsePage, type Page} from '../page/page';
import {printPage} from '../page/change-page';
import {createScriptHolder} from './hold-scripts';

import {createHash} from 'node:crypto';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Element} from 'hast';

const outDir = mkdtempSync(path.join(tmpdir(), 'held-scripts-'));
afterAll(() => {
  rmSync(outDir, {recursive: true});
});
const sheet = '@font-face{font-family:A}p{top:0}';
const files = {'styles.css': sheet, 'runtime.js': 'r()', 'page.js': 'p()', 'main.js': 'm()'};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(outDir, name), text);

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const createPage = (): Page =>
  parsePage(
    '<head><link rel=stylesheet href=/styles.css><script src=/runtime.js defer></script><script src=/main.js defer>' +
      '</script></head><body><main><h1>A</h1></main></body>',
    '/a',
  );
const build = (page: string) => ({
  entryScripts: ['/runtime.js', '/main.js'],
  pageAt: () => ({routes: [], chunks: [], scripts: ['/runtime.js', page, '/main.js']}),
});

test('scripts and the style sheet move to a template at the end, each with the hash of its file', () => {
  const page = createPage();
  createScriptHolder(build('/page.js'), {outDir, boot: [{text: 'boot()'}]})(page);
  const html = printPage(page.html, page.changes);
  const later = readdirSync(outDir).find((file) => file.startsWith('later.')) ?? '';
  expect(html).toMatch(/<script>boot\(\)<\/script><script type=speculationrules>\{.+\}<\/script><\/head>/);
  expect(html.split('</head>')[0]).not.toContain('<script src');
  expect(html).toContain(
    `</main><template id=held-files><link rel=stylesheet href=/${later} integrity="${hashOf('p{top:0}')}">` +
      `<script src=/runtime.js integrity="${hashOf('r()')}"></script>` +
      `<script src=/page.js integrity="${hashOf('p()')}"></script>` +
      `<script src=/main.js integrity="${hashOf('m()')}"></script></template></body>`,
  );
});

test('the deferred style sheet has no fonts', () => {
  const later = readdirSync(outDir).find((file) => file.startsWith('later.')) ?? '';
  expect(readFileSync(path.join(outDir, later), 'utf8')).toBe('p{top:0}');
});

test('a page gets only the boot scripts it needs', () => {
  const isFor = (name: string) => (element: Element) => element.tagName === name;
  const boot = [{text: 'boot()'}, {text: 'h()', isFor: isFor('h1')}, {text: 'nav()', isFor: isFor('nav')}];
  const page = createPage();
  createScriptHolder(build('/page.js'), {outDir, boot})(page);
  expect(printPage(page.html, page.changes)).toContain('<script>boot()</script><script>h()</script><script type=');
});

test('a missing script fails the build', () => {
  const holdScripts = createScriptHolder(build('/gone.js'), {outDir, boot: []});
  expect(() => holdScripts(createPage())).toThrow('gone.js');
});
