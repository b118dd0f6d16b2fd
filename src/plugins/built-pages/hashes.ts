import {hash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** The hash of a text or file, as `integrity` attributes and policies contain it. */
export const integrityOf = (content: string | Buffer): string => `sha256-${hash('sha256', content, 'base64')}`;

/**
 * Writes a file of the build with its hash in its name.
 * @param name Its address without the hash: `/assets/js/page-script.js`.
 * @returns Its address.
 */
export function writeHashed(outDir: string, name: string, text: string): string {
  const {dir, name: base, ext} = path.posix.parse(name);
  const address = path.posix.join(dir, `${base}.${hash('sha256', text, 'hex').slice(0, 8)}${ext}`);
  writeFileSync(path.join(outDir, address), text);
  return address;
}
