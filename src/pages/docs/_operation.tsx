import sidebar from '@generated/api-reference/default/sidebar.json';
import {feedback} from '#src/content/pages/feedback';
import type {ApiOperationPage as Page} from '#src/plugins/api-reference/types';
import {ApiOperationPage} from '#src/templates/docs/ApiOperationPage';

import type {ReactNode} from 'react';

/** Each request of the API: src/plugins/api-reference makes the routes. */
export default function Operation({page}: {page: Page}): ReactNode {
  return <ApiOperationPage page={page} sidebar={sidebar} feedback={feedback} />;
}
