import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {parse as parseYaml} from 'yaml';

/** Every file below a folder of the project, by its path from that folder with `/`, in order; none without the folder. */
export function listFiles(root, folder) {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(start, path.join(parentPath, name)).split(path.sep).join('/'))
    .sort();
}

/** What a YAML file of the project holds; nothing when it is not there. */
export function readYaml(root, file) {
  const full = path.join(root, file);
  return existsSync(full) ? (parseYaml(readFileSync(full, 'utf8')) ?? {}) : {};
}

/** The categories of the blog, as the content file lists them. */
export function readCategories(root) {
  const file = path.join(root, 'src/content/blog/categories.ts');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, list = ''] = /blogCategories = \[([^\]]*)\]/.exec(text) ?? [];
  return Array.from(list.matchAll(/'([^']+)'/g), ([, name]) => name);
}
