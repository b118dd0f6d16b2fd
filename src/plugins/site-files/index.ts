import {portraitFiles} from './portraits/files';
import {createManifest, createRedirects, createRobotsText, createSecurityText} from './texts';

import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Writes the small files that crawlers and browsers expect at fixed addresses, and the portraits: see README.md. */
export default function siteFiles(): Plugin {
  return {
    name: 'site-files',
    configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: [portraitFiles]}),
    async postBuild({outDir}) {
      await mkdir(path.join(outDir, '.well-known'), {recursive: true});
      const write = (file: string, text: string) => writeFile(path.join(outDir, file), text);
      await Promise.all([
        write('robots.txt', createRobotsText()),
        write('.well-known/security.txt', createSecurityText()),
        write('site.webmanifest', createManifest()),
        write('_redirects', createRedirects()),
      ]);
    },
  };
}
