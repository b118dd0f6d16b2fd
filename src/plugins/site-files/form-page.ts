import {fileURLToPath} from 'node:url';
import {compileString} from 'sass';

import type {Compiler} from 'webpack';

/** CSS of the pages that functions render, and the files it was compiled from. */
export function compileFormPage(): {css: string; files: string[]} {
  const {css, loadedUrls} = compileString("@use 'form-page';", {loadPaths: ['src/styles'], style: 'compressed'});
  return {css, files: loadedUrls.map((url) => fileURLToPath(url))};
}

/** Rspack plugin that emits `form-page.css`, also in development, where it follows changes. */
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
