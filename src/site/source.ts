import {company} from '#src/content/company';
import {createGit, hasWholeHistory} from '#src/lib/last-change/index';

/** What EDIT_URL says to leave the link out. */
const noLink = 'none';

/** Address that the path of a file follows, or undefined where pages shall have no edit link. */
export const editUrl = company.editUrl === noLink ? undefined : company.editUrl;

/**
 * Last changes are shown by a build that can know them: Docusaurus would stop without git. `npm run dev` does not ask, for
 * speed.
 */
export const showLastUpdateTime = process.env.NODE_ENV === 'production' && hasWholeHistory(createGit(process.cwd()));
