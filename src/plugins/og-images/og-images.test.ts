import {previewPath} from '#src/lib/preview-path';
import {readTokens} from '#src/lib/style-tokens';
import {readBuiltPage} from '#src/lib/built-page/read-page';
import {inProject} from '../../../scripts/lib/project.mjs';
import {addTags, createTags} from './head-tags';
import {encodeIndexedPng} from './indexed-png';
import {layOut, pictureSize} from './layout';
import {describePicture, readPicture, type Picture} from './picture';
import {openStudio} from './render';

import {mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {inflateSync} from 'node:zlib';

function createPage(address: string, main: string, description = 'One sentence. Another one.') {
  const html = `<title>Title · Site</title><meta name="description" content="${description}"><main>${main}</main>`;
  const page = readBuiltPage(html, ' · Site');
  if (!page) throw new Error('The page has no heading.');
  return {...page, path: address};
}

const stats = '<dl><div><dt>more conversion<dd>35%</div><div><dt>reply after closing<dd>1 min</div></dl>';

describe('what a picture shows', () => {
  test('of an industry: its figures', () => {
    const picture = readPicture(createPage('/industries/automotive', `<h1>Keys in hand</h1>${stats}`));
    expect(picture.section).toBe('Industries');
    expect(picture.figures).toEqual([
      {value: '35%', label: 'more conversion'},
      {value: '1 min', label: 'reply after closing'},
    ]);
  });

  test('of a page with another list of terms: no figures', () => {
    const facts = '<dl><div><dt>Challenge<dd>A third of inquiries came in after closing.</div></dl>';
    expect(readPicture(createPage('/industries/other', `<h1>Any trade</h1>${facts}`)).figures).toEqual([]);
  });

  test('of the prices: each plan', () => {
    const plan = '<article><h3>Solo</h3><p>For one<p><b>$259</b> <span>/month</span></article>';
    const {figures} = readPicture(createPage('/pricing', `<h1>One price</h1><div id="plans">${plan}</div>`));
    expect(figures).toEqual([{value: '$259', label: 'Solo'}]);
  });

  test('of an article: its cover, and its category as the section', () => {
    const crumbs = '<nav aria-label="Breadcrumb"><ol><li>Home<li>Blog<li>Sales</ol></nav>';
    const picture = readPicture(createPage('/blog/first-five-minutes', `${crumbs}<h1>Five minutes</h1>`));
    expect(picture).toMatchObject({section: 'Blog · Sales', cover: {slug: 'first-five-minutes', category: 'Sales'}});
  });

  test('of any other page: whole sentences of its description, as many as fit', () => {
    const long = `${'word '.repeat(30)}end.`;
    expect(readPicture(createPage('/about', '<h1>About</h1>', `It fits. ${long}`)).text).toBe('It fits.');
    expect(readPicture(createPage('/about', '<h1>About</h1>', long)).text).toBeUndefined();
  });

  test('a phone number is not broken over two lines', () => {
    const call = {section: 'Contact', title: 'Talk', text: 'Call +1 (416) 555-0142 today.', figures: []} as const;
    const drawn = JSON.stringify(layOut({...call, figures: [], ground: 'band'}, 'Site', () => '#000'));
    expect(drawn).toContain('Call +1\u00a0(416)\u00a0555-0142 today.');
  });

  test('is said in words', () => {
    const picture = readPicture(createPage('/industries/automotive', `<h1>Keys in hand</h1>${stats}`));
    expect(describePicture(picture, 'Site')).toBe(
      'Site, Industries: Keys in hand. 35% more conversion. 1 min reply after closing.',
    );
  });
});

describe('the tags', () => {
  const tags = createTags({siteUrl: 'https://a.example', pagePath: '/pricing', alt: 'Say "<hi>" & go'});

  test('name address, size and words', () => {
    expect(tags).toContain('<meta property="og:image" content="https://a.example/og/pricing.png">');
    expect(tags).toContain('<meta property="og:image:width" content="1200">');
    expect(tags).toContain('<meta property="og:image:alt" content="Say &quot;&lt;hi&gt;&quot; &amp; go">');
    expect(tags).toContain('<meta name="twitter:image" content="https://a.example/og/pricing.png">');
  });

  test('follow the title', () => {
    expect(addTags('<title>T</title><p>', '<meta>')).toBe('<title>T</title><meta><p>');
    expect(() => addTags('<p>', '<meta>')).toThrow('without a title');
  });

  test('the home page has a name', () => {
    expect(previewPath('/')).toBe('/og/index.png');
  });
});

/** Width, height, colors and the color of each pixel of an indexed PNG. */
function decode(png: Buffer): {width: number; height: number; at: (x: number, y: number) => number[]} {
  const chunkOf = (type: string): Buffer => {
    const start = png.indexOf(type, 0, 'latin1');
    return png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4));
  };
  const header = chunkOf('IHDR');
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [palette, rows] = [chunkOf('PLTE'), inflateSync(chunkOf('IDAT'))];
  const at = (x: number, y: number): number[] => {
    const index = rows[y * (width + 1) + 1 + x] ?? 0;
    return [...palette.subarray(index * 3, index * 3 + 3)];
  };
  return {width, height, at};
}

test('an indexed PNG has the pixels that were given, the nearest color where there are too many', () => {
  const colors = [...Array.from({length: 256}, (_, red) => [red, 0, 0]), [100, 3, 0]];
  const pixels = [...colors.slice(0, 256).flatMap((color) => [color, color]), colors[256] ?? []];
  const rgba = Uint8Array.from(pixels.flatMap((color) => [...color, 255]));
  const {width, height, at} = decode(encodeIndexedPng({width: 27, height: 19, rgba}));
  expect([width, height]).toEqual([27, 19]);
  expect(at(0, 0)).toEqual([0, 0, 0]);
  expect(at(2, 7)).toEqual([95, 0, 0]);
  expect(at(26, 18)).toEqual([100, 0, 0]);
});

describe('drawing', () => {
  const cacheFolder = mkdtempSync(path.join(os.tmpdir(), 'og-images-'));
  afterAll(() => {
    rmSync(cacheFolder, {recursive: true});
  });
  const open = (version: string) =>
    openStudio({fontFolder: inProject('src/plugins/og-images/fonts'), cacheFolder, version});
  const color = readTokens('light');
  const picture: Picture = {section: 'Demo', title: 'Thirty minutes', ground: 'band', figures: []};

  test('gives a small picture of the right size on its ground, and draws each once', async () => {
    const [first, second, other] = [open('1'), open('1'), open('2')];
    const png = await first.render(layOut(picture, 'Site', color));
    const {width, height, at} = decode(png);
    expect({width, height}).toEqual(pictureSize);
    expect(Buffer.from(at(5, 5)).toString('hex')).toBe(color('band').slice(1));
    expect(png.length).toBeLessThan(40_000);

    expect(await second.render(layOut(picture, 'Site', color))).toEqual(png);
    await other.render(layOut(picture, 'Site', color));
    expect([first, second, other].map((studio) => studio.countDrawn())).toEqual([1, 0, 1]);
  });

  test('a color that the tokens lack is named', () => {
    expect(() => color('no-such-color')).toThrow('--sw-no-such-color');
  });
});
