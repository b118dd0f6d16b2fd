import {faces} from '#src/content/company/faces';
import {drawPortrait, readParts} from './draw';

import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import type {Compiler} from 'webpack';

const source = fileURLToPath(new URL('parts.svg', import.meta.url));

/** The drawn portraits by path. */
export function createPortraits(): [file: string, svg: string][] {
  const parts = readParts(readFileSync(source, 'utf8'));
  return Object.entries(faces).map(([name, face]) => [`img/people/${name}.svg`, drawPortrait(parts, face)]);
}

/** Rspack plugin that emits the portraits, also in development, where they follow changes of the parts. */
export const portraitFiles = {
  apply({hooks, webpack}: Compiler): void {
    hooks.thisCompilation.tap('portraits', (compilation) => {
      compilation.hooks.processAssets.tap('portraits', () => {
        compilation.fileDependencies.add(source);
        for (const [file, svg] of createPortraits()) compilation.emitAsset(file, new webpack.sources.RawSource(svg));
      });
    });
  },
};
