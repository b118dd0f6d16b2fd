import {hash, randomUUID} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * Keeps what is made in a folder, so a later build makes only what changed.
 * @param version What every result depends on, such as the code that makes it.
 * @returns A function that returns the kept result for the same input, or makes it.
 */
export function createDiskCache(folder: string, version: string) {
  return async (input: string, make: () => Promise<Buffer> | Buffer): Promise<Buffer> => {
    const file = path.join(folder, hash('sha256', `${version}\n${input}`));
    const kept = await readFile(file).catch(() => undefined);
    if (kept) return kept;
    const result = await make();
    await mkdir(folder, {recursive: true});
    // In two steps, so an interrupted build leaves no half-written file, and two builds at once don't mix theirs.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, result);
    await rename(unfinished, file);
    return result;
  };
}
