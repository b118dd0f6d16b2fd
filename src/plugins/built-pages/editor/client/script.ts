import {components} from './components';
import {keyed, mdx} from './file-formats';

import type CMS from '@sveltia/cms';

/** The repository of EDIT_URL, if it is on GitHub. */
declare const REPOSITORY: {repo: string; branch: string} | null;

const {CMS: editor} = window as typeof window & {CMS: typeof CMS};

editor.registerCustomFormat('mdx-frontmatter', 'mdx', mdx);
editor.registerCustomFormat('keyed-yaml', 'yml', keyed);
for (const component of components) editor.registerEditorComponent(component);
void editor.init(REPOSITORY === null ? {} : {config: {backend: {name: 'github', ...REPOSITORY}}});
