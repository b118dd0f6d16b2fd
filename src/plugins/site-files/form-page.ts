import {fileURLToPath} from 'node:url';
import {compileString} from 'sass';

import type {Compiler} from 'webpack';

/** The style sheet of the pages that functions answer with, as CSS, and the files that it was made from. */
export function compileFormPage(): {css: string; files: string[]} {
  const {css, loadedUrls} = compileString("@use 'form-page';", {loadPaths: ['src/styles'], style: 'compressed'});
  return {css, files: loadedUrls.map((url) => fileURLToPath(url))};
}

/** Adds it to what the bundler writes, so that it is there in development too and follows changes. */
export const formPageStyles = {
  apply({hooks, webpack}: Compiler): void {
    hooks.thisCompilation.tap('form-page', (compilation) => {
      compilation.hooks.processAssets.tap('form-page', () => {
        const {css, files} = compileFormPage();
        compilation.fileDependencies.addAll(files);
        compilation.emitAsset('form-page.css', new webpack.sources.RawSource(css));
      });
    });
  },
};
