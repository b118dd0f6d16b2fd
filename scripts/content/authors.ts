import type {PeopleSettings} from '#src/content/settings/schema';
import type {FileComplaint} from './complaint.ts';
import type {Author} from './site.ts';

import {readFileSync} from 'node:fs';
import path from 'node:path';

const file = 'src/content/settings/people.json';

/** Names, roles and portraits of authors that differ between the people of the company and the blog. */
export function checkAuthors(root: string, authors: Readonly<Record<string, Author | undefined>>): FileComplaint[] {
  let text: string;
  let people: PeopleSettings;
  try {
    text = readFileSync(path.join(root, file), 'utf8');
    people = JSON.parse(text) as PeopleSettings;
  } catch {
    // The check of the settings says so.
    return [];
  }
  return people.flatMap(({author: key, name, role, portrait}) => {
    if (key === undefined) return [];
    const line = text.slice(0, text.indexOf(`"author": "${key}"`)).split('\n').length;
    const author = authors[key];
    if (author === undefined) return {file, line, message: `${name}: blog/authors.yml has no author “${key}”.`};
    const pairs = [
      [name, author.name],
      [role, author.title],
      [portrait, author.image_url],
    ];
    return pairs
      .filter(([ours, theirs]) => ours !== theirs)
      .map(([ours, theirs]) => ({
        file,
        line,
        message: `${name}: the list of authors (blog/authors.yml) has “${String(theirs)}” for “${String(ours)}”. Write the same in both.`,
      }));
  });
}
