import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

/**
 * In `npm run dev`, shows what the content check says about the page in the browser. scripts/dev.ts writes the file after
 * each check, and the bundler passes it on.
 */
export default function contentProblems(): Plugin {
  const isBuild = process.env.NODE_ENV === 'production';
  return {
    name: 'content-problems',
    async contentLoaded({actions}) {
      if (!isBuild) await actions.createData('problems.json', '[]');
    },
    getClientModules: () => (isBuild ? [] : [fileURLToPath(new URL('./client/dev-problems.ts', import.meta.url))]),
  };
}
