import {feedback} from '#src/content/pages/feedback';
import type {ApiOperationPage as Page} from '#src/content/schema/api-reference';
import {ApiOperationPage} from '#src/templates/docs/ApiOperationPage';

import sidebar from '@generated/api-reference/default/sidebar.json';
import type {ReactNode} from 'react';

/** Page of each API request; src/plugins/api-reference creates the routes. */
export default function ApiOperation({page}: {page: Page}): ReactNode {
  return <ApiOperationPage page={page} sidebar={sidebar} feedback={feedback} />;
}
