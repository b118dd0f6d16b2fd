import type {Page} from '@playwright/test';

/**
 * Notes what pages copy from now on, because only Chromium lets a test read the clipboard.
 * @returns A function that returns what was copied last.
 */
export async function watchClipboard(page: Page): Promise<() => Promise<string | undefined>> {
  let copied: string | undefined;
  await page.exposeFunction('noteCopied', (text: string) => {
    copied = text;
  });
  await page.addInitScript(() => {
    if (!('clipboard' in navigator)) return;
    const write = navigator.clipboard.writeText.bind(navigator.clipboard);
    navigator.clipboard.writeText = async (text) => {
      await write(text);
      await (window as unknown as {noteCopied: (text: string) => Promise<void>}).noteCopied(text);
    };
  });
  return () => Promise.resolve(copied);
}
