import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';

import {heldFilesId} from '../page-parts';

/** Addresses of what a page loads once React is sent for. */
export type PageFiles = {
  /** The whole style sheet; the page itself carries the rules that it shows. */
  css: string;
  /** Scripts in the order in which they run. */
  js: readonly string[];
};

export type FilePrinter = (files: PageFiles) => Promise<string>;

/**
 * Prints the files of a page as elements that the browser can run, in a template, where it neither fetches nor runs them.
 * Each carries the hash of its file: a file of which a byte was changed on its way is refused.
 */
export function createFilePrinter(outDir: string): FilePrinter {
  const hashes = new Map<string, Promise<string>>();
  const hash = async (address: string): Promise<string> => {
    const bytes = await readFile(path.join(outDir, address));
    return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  };
  const integrityOf = (address: string): Promise<string> => {
    const known = hashes.get(address) ?? hash(address);
    hashes.set(address, known);
    return known;
  };
  return async ({css, js}) => {
    const sheet = `<link rel=stylesheet href=${css} integrity="${await integrityOf(css)}">`;
    const scripts = js.map(async (src) => `<script src=${src} integrity="${await integrityOf(src)}"></script>`);
    return `<template id=${heldFilesId}>${sheet}${(await Promise.all(scripts)).join('')}</template>`;
  };
}
