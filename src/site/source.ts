import {company} from '../content/company';

import {execFileSync} from 'node:child_process';

/** What EDIT_URL says to leave the link out. */
const noLink = 'none';

/** Address that the path of a file follows, or undefined where pages shall have no edit link. */
export const editUrl = company.editUrl === noLink ? undefined : company.editUrl;

/**
 * Whether git can tell when a file was last changed. Without git, outside of a repository and in a clone without its whole
 * history it cannot: Docusaurus would stop the build, or give every page the day of the newest commit.
 */
export function hasWholeHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

/** Last changes are shown by a build that can know them. `npm run dev` does not ask git, for speed. */
export const showLastUpdateTime = process.env.NODE_ENV === 'production' && hasWholeHistory(process.cwd());
