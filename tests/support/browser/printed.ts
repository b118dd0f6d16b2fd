import {extractText, getDocumentProxy} from 'unpdf';

import type {Page} from '@playwright/test';

/** Prints the page on A4 and returns the text of each sheet. */
export async function printPage(page: Page): Promise<string[]> {
  const pdf = await page.pdf({format: 'A4', printBackground: false});
  const {text} = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}
