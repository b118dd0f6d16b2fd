import {customerSettings, settings} from '#src/content/settings/schema';
import {components} from './components';
import {keyed, mdx} from './file-formats';
import {settingsFormat} from './settings-format';

import type CMS from '@sveltia/cms';

/** The repository of EDIT_URL, if it is on GitHub. */
declare const REPOSITORY: {repo: string; branch: string} | null;

const {CMS: editor} = window as typeof window & {CMS: typeof CMS};

// When a text is drawn, each of its components takes the focus: without this, the page would jump to the last one.
const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus')?.value as HTMLElement['focus'];
HTMLElement.prototype.focus = function (options) {
  focus.call(this, this.parentElement?.closest('.lexical-root') ? {...options, preventScroll: true} : options);
};

editor.registerCustomFormat('mdx-frontmatter', 'mdx', mdx);
editor.registerCustomFormat('keyed-yaml', 'yml', keyed);
for (const [name, schema] of Object.entries({...settings, customer: customerSettings})) {
  editor.registerCustomFormat(`settings-${name}`, 'json', settingsFormat(schema));
}
for (const component of components) editor.registerEditorComponent(component);
void editor.init(REPOSITORY === null ? {} : {config: {backend: {name: 'github', ...REPOSITORY}}});
