import sidebar from '@generated/api-reference/default/sidebar.json';
import {feedback} from '#src/content/pages/feedback';
import type {ApiObjectPage as Page} from '#src/plugins/api-reference/types';
import {ApiObjectPage} from '#src/templates/docs/ApiObjectPage';

import type {ReactNode} from 'react';

/** Each object of the API: src/plugins/api-reference makes the routes. */
export default function Object({page}: {page: Page}): ReactNode {
  return <ApiObjectPage page={page} sidebar={sidebar} feedback={feedback} />;
}
