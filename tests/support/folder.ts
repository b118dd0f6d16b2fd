import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export type Folder = {
  /** Path of something in the folder, or of the folder itself. */
  at: (...names: string[]) => string;
  /** Writes texts, by file. */
  write: (files: Readonly<Record<string, string>>, mode?: number) => void;
  read: (file: string) => string;
};

/** An empty folder for each test, deleted after it. */
export function useFolder(): Folder {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'scalewell-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));
  const at = (...names: string[]) => path.join(folder, ...names);
  return {
    at,
    write(files, mode = 0o644) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(at(file)), {recursive: true});
        writeFileSync(at(file), text, {mode});
      }
    },
    read: (file) => readFileSync(at(file), 'utf8'),
  };
}
