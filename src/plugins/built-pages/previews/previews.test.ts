import {previewPath} from '#src/lib/preview-path';
import {readTokens} from '#src/lib/style-tokens';
import {printPage} from '../page/change-page';
import {parsePage} from '../page/page';
import {createTags, drawPreviews} from './draw-previews';
import {layOutPreview, pictureSize} from './layout';
import {describePicture, type Picture, readPicture} from './picture';
import {createRenderer} from './render';

import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const page = {path: '/about', heading: 'About', description: 'One sentence. Another one.', parent: undefined};
const figures = [
  {figure: '35%', label: 'more conversion'},
  {figure: '1 min', label: 'reply after closing'},
];

describe('a picture shows', () => {
  test('the page’s figures', () => {
    const picture = readPicture({...page, path: '/industries/automotive'}, {'/industries/automotive': figures});
    expect(picture).toMatchObject({section: 'Industries', ground: 'paper', figures});
    expect(picture.text).toBeUndefined();
  });

  test('an article’s cover and category', () => {
    const picture = readPicture({...page, path: '/blog/first-five-minutes', parent: 'Sales'}, {});
    expect(picture).toMatchObject({section: 'Blog · Sales', cover: {slug: 'first-five-minutes', category: 'Sales'}});
  });

  test('otherwise as many sentences of the description as fit', () => {
    const long = `${'word '.repeat(30)}end.`;
    expect(readPicture({...page, description: `It fits. ${long}`}, {}).text).toBe('It fits.');
    expect(readPicture({...page, description: long}, {}).text).toBeUndefined();
  });

  test('a phone number is not broken over two lines', () => {
    const call = {section: 'Contact', title: 'Talk', text: 'Call +1 (416) 555-0142 today.', figures: []} as const;
    const drawn = JSON.stringify(layOutPreview({...call, figures: [], ground: 'band'}, 'Site', () => '#000'));
    expect(drawn).toContain('Call +1\u00a0(416)\u00a0555-0142 today.');
  });

  test('the same as alternative text', () => {
    const picture = readPicture({...page, path: '/industries/a', heading: 'Keys in hand'}, {'/industries/a': figures});
    expect(describePicture(picture, 'Site')).toBe(
      'Site, Industries: Keys in hand. 35% more conversion. 1 min reply after closing.',
    );
  });
});

test('tags have a picture’s URL, size and alternative text', () => {
  const tags = createTags('https://a.example/og/pricing.png', 'Say hi', {
    title: 'Pricing',
    description: 'Four plans',
  }).map(({properties}) => properties);
  expect(tags).toContainEqual({property: 'og:image', content: 'https://a.example/og/pricing.png'});
  expect(tags).toContainEqual({property: 'og:image:width', content: '1200'});
  expect(tags).toContainEqual({name: 'twitter:image:alt', content: 'Say hi'});
  expect(tags).toContainEqual({name: 'twitter:title', content: 'Pricing'});
  expect(previewPath('/')).toBe('/og/index.png');
});

test('a second address has its canonical page’s picture, and a noindex page the home page’s; the style guide shows all', async () => {
  const siteDir = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  writeFileSync(path.join(siteDir, 'package.json'), '{"dependencies": {}}');
  const create = (address: string, head = '') =>
    parsePage(`<head><title>T</title>${head}</head><main><h1>A</h1></main>`, address);
  const second = create('/contact-us', '<link rel=canonical href=https://a.example/contact>');
  const noindex = '<meta name=robots content=noindex>';
  const pages = [create('/'), create('/contact'), second, create('/sent', noindex)];
  const sheet = '<title>T</title></head><main><h1>A</h1><ul data-link-previews><li>None</ul></main>';
  pages.push(parsePage(`<head>${noindex}${sheet}`, '/styleguide'));
  const site = {outDir: siteDir, siteDir, name: 'Site', url: 'https://a.example', figures: {}};
  const {each, all} = drawPreviews(site);
  for (const page of pages) await each?.(page);
  await all?.(pages);
  const pictures = pages.map(({html, changes}) => /og:image content=(\S+?)>/.exec(printPage(html, changes))?.[1]);
  const [home, contact] = ['https://a.example/og/index.png', 'https://a.example/og/contact.png'];
  expect(pictures).toEqual([home, contact, contact, home, home]);
  expect(readdirSync(path.join(siteDir, 'og')).sort()).toEqual(['contact.png', 'index.png']);
  const listed = printPage(pages[4]!.html, pages[4]!.changes);
  expect(listed).toMatch(
    /<ul data-link-previews.*><li><img src=\/og\/index.png .*<a href=\/contact>\/contact<\/a><\/li><\/ul>/,
  );

  const failing = drawPreviews({...site, outDir: path.join(siteDir, 'package.json')});
  await failing.each?.(pages[0]!);
  await expect(failing.all?.(pages)).rejects.toThrow('ENOTDIR');
  rmSync(siteDir, {recursive: true});
});

describe('drawing', () => {
  const cacheFolder = mkdtempSync(path.join(os.tmpdir(), 'previews-'));
  afterAll(() => {
    rmSync(cacheFolder, {recursive: true});
  });
  const color = readTokens('light');
  const picture: Picture = {section: 'Demo', title: 'Thirty minutes', ground: 'band', figures: []};

  test('returns a small picture of the right size and color, and draws each only once', async () => {
    const render = createRenderer(cacheFolder, '1');
    const png = await render(layOutPreview(picture, 'Site', color));
    const {data, info} = await sharp(png).removeAlpha().raw().toBuffer({resolveWithObject: true});
    expect(info).toMatchObject(pictureSize);
    // The palette rounds colors to about one step of 255, which nobody sees.
    const ground = Buffer.from(color('band').slice(1), 'hex');
    expect(ground.map((value, index) => Math.abs(value - (data[index] ?? 0))).every((step) => step <= 2)).toBe(true);
    expect(png.length).toBeLessThan(40_000);

    const [cached = ''] = readdirSync(cacheFolder);
    writeFileSync(path.join(cacheFolder, cached), 'cached');
    expect((await render(layOutPreview(picture, 'Site', color))).toString()).toBe('cached');
    expect(await createRenderer(cacheFolder, '2')(layOutPreview(picture, 'Site', color))).toEqual(png);
  });

  test('reports a color that isn’t in the tokens', () => {
    expect(() => color('no-such-color')).toThrow('--sw-no-such-color');
  });
});
