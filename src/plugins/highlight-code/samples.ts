import {readSamples} from './read-samples';

import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

export type CodeSamplesOptions = {
  /** The doc to read, from the project's root. */
  doc: string;
};

/** Docusaurus plugin: hands the highlighted samples of a doc to pages outside the documentation. See README.md. */
export default function codeSamples({siteDir}: LoadContext, {doc}: CodeSamplesOptions): Plugin<string> {
  const file = path.join(siteDir, doc);
  return {
    name: 'code-samples',
    getPathsToWatch: () => [file],
    loadContent: () => readFile(file, 'utf8'),
    async contentLoaded({content, actions}) {
      await actions.createData('samples.json', readSamples(content));
    },
  };
}
