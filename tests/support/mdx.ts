import {readText} from './source-tree';

import {parse} from 'yaml';

/** Front matter and body of an MDX file of the project. */
export function readMdx(file: string): {data: Record<string, unknown>; body: string} {
  const [, matter = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(readText(file)) ?? [];
  return {data: parse(matter) as Record<string, unknown>, body};
}
