import {formPageStyles} from './form-page';
import {createManifest, createRobotsText, createSecurityText, type SiteFacts} from './texts';

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export type SiteFilesOptions = {company: SiteFacts; colors: {theme: string; background: string}};

/** Writes the small files that crawlers and browsers expect at fixed addresses: see README.md. */
export default function siteFiles(_context: LoadContext, {company, colors}: SiteFilesOptions): Plugin {
  return {
    name: 'site-files',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [formPageStyles]}),
    async postBuild({outDir}) {
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const write = (file: string, text: string) => writeFile(path.join(outDir, file), text);
      await Promise.all([
        write('robots.txt', createRobotsText(company)),
        write('.well-known/security.txt', createSecurityText(company)),
        write('site.webmanifest', createManifest(company, colors)),
      ]);
    },
  };
}
