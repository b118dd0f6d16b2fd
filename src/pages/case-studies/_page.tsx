import {customerLabels} from '#src/content/case-studies/labels';
import type {CustomerStory} from '#src/content/schema/case-studies';
import {CustomerPage} from '#src/templates/CustomerPage';

import type {ReactNode} from 'react';

/** Page of each customer story; src/plugins/page-families creates the routes. */
export default function Customer({content}: {content: CustomerStory}): ReactNode {
  return <CustomerPage content={content} labels={customerLabels} />;
}
