import {feedback} from '#src/content/pages/feedback';
import type {ApiObjectPage as Page} from '#src/content/schema/api-reference';
import {ApiObjectPage} from '#src/templates/docs/ApiObjectPage';

import sidebar from '@generated/api-reference/default/sidebar.json';
import type {ReactNode} from 'react';

/** Page of each API object; src/plugins/api-reference creates the routes. */
export default function ApiObject({page}: {page: Page}): ReactNode {
  return <ApiObjectPage page={page} sidebar={sidebar} feedback={feedback} />;
}
