import {company} from '#src/content/company/company';
import {hasWholeHistory} from '#src/lib/last-change/index';

/** Value of EDIT_URL that removes the link. */
const noLink = 'none';

/** URL prefix of edit links, or undefined for no edit links. */
export const editUrl = company.editUrl === noLink ? undefined : company.editUrl;

/**
 * Last changes are shown only if git knows them, because Docusaurus would fail without git. `npm run dev` skips them
 * for speed.
 */
export const showLastUpdateTime = process.env.NODE_ENV === 'production' && hasWholeHistory(process.cwd());
