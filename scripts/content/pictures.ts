import {needsText, sayWhatItShows} from '#src/lib/picture-text';
import {fileOfImage, findImages, isRemote} from '#src/plugins/images/find-images';
import type {Complaint} from './complaint.ts';
import {lineOf, type Page} from './page.ts';
import {findClosest} from './suggest.ts';

import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';

/** Alt text that names the file or says “image”. */
const saysNothing = (alt: string): boolean =>
  /\.\w{3,4}$|^(?:an? )?(?:image|img|screenshot|screen|picture|photo|figure|untitled)?[\s\d.)(-]*$/i.test(alt.trim());

/** The most that a picture should weigh in the repository, in bytes. */
const largest = 1_000_000;

/** Formats that browsers show and the build can read. */
const formats = /\.(?:png|jpe?g|gif|svg|webp|avif)$/i;

/** A name that needs no encoding in addresses. */
export const toName = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/['’]/g, '')
    .replace(/[^a-z\d.]+/g, '-')
    .replace(/^-+|-+(?=\.|$)/g, '');

/** Results by file, size and time: reading a picture takes up to a tenth of a second. */
const results = new Map<string, string | undefined>();

/** Why a file isn't a whole picture; undefined if it is one. */
async function readProblem(file: string): Promise<string | undefined> {
  const {size, mtimeMs} = statSync(file);
  if (size === 0) return 'this file is empty. Export the picture again.';
  const key = `${file} ${String(size)} ${String(mtimeMs)}`;
  if (!results.has(key)) {
    try {
      // Reads every pixel, because a picture that was cut off has its size at the start.
      await sharp(readFileSync(file)).stats();
      results.set(key, undefined);
    } catch {
      results.set(key, 'this file is broken, or not what its name says. Export the picture again, as PNG or JPEG.');
    }
  }
  return results.get(key);
}

/** Tells of a picture that makes the repository heavy. Pages get smaller copies, so it can be published. */
function* checkSize(url: string, page: string, root: string): Generator<string> {
  const file = fileOfImage(url.split(/[?#]/)[0] ?? '', page, root);
  if (url === '' || isRemote(url) || !existsSync(file)) return;
  const {size} = statSync(file);
  if (size <= largest) return;
  yield `“${url}”: this file has ${(size / 1_000_000).toFixed(1)} MB. If you can, export it 1,520 pixels wide, below 1 MB: PNG for screens, JPEG for photos.`;
}

async function checkFile(url: string, page: string, root: string): Promise<string | undefined> {
  if (url === '') return 'Give the picture an address: ![What it shows](./name.png).';
  if (isRemote(url))
    return `“${url.length > 80 ? `${url.slice(0, 80)}…` : url}”: save the image next to this page and write ![…](./its-name.png).`;
  const [plain = '', extra] = url.split(/(?=[?#])/);
  if (extra !== undefined) return `“${url}”: write ${plain}, without what follows it.`;
  if (url.startsWith('/static/')) return `“${url}”: write ${url.slice('/static'.length)}.`;
  const file = fileOfImage(url, page, root);
  const [folder, name] = [path.dirname(file), path.basename(file)];
  const there = existsSync(folder) ? readdirSync(folder) : [];
  if (!there.includes(name)) {
    const place = path.relative(root, folder).split(path.sep).join('/');
    const close = there.find((file) => file.toLowerCase() === name.toLowerCase()) ?? findClosest(name, there);
    const isOutside = place.startsWith('..') || (url.startsWith('../') && !existsSync(folder));
    const home = isOutside
      ? `Save the image next to this page and write ![…](./${toName(name)}).`
      : `Put the image in ${place}/, or correct its name.`;
    const hint = close === undefined ? home : `Did you mean ${close}?`;
    return `“${url}”: this image does not exist. ${hint}`;
  }
  if (!formats.test(name)) {
    return `“${url}”: browsers don’t show this format. Export the picture as PNG or JPEG.`;
  }
  const problem = await readProblem(file);
  if (problem !== undefined) return `“${url}”: ${problem}`;
  const wanted = toName(name);
  return name === wanted
    ? undefined
    : `“${url}”: rename this file to ${wanted}, and write that here: names have lowercase letters, digits and hyphens.`;
}

/** Missing, broken and remote pictures, and pictures without a description. */
export async function checkPictures({tree, file}: Page, root: string): Promise<Complaint[]> {
  const complaints = findImages(tree).map(async ({node, url, alt}) => {
    const described =
      node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
        ? alt === undefined && `Add alt="…" to <img>. ${sayWhatItShows}`
        : !alt?.trim() && needsText(url);
    const empty = alt?.trim() && saysNothing(alt) && `Replace “${alt}”. ${sayWhatItShows}`;
    // A picture inside the text, as Google Docs exports it, gets one message.
    const words = url.startsWith('data:') ? undefined : described || empty || undefined;
    const messages = [words, await checkFile(url, file, root)];
    const line = lineOf(node);
    const notes = Array.from(checkSize(url, file, root), (message) => ({line, message, note: true as const}));
    return [...messages.flatMap((message) => (message === undefined ? [] : {line, message})), ...notes];
  });
  return (await Promise.all(complaints)).flat();
}
