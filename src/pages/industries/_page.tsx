import {promotionalNote} from '#src/content/notes';
import type {IndustryContent} from '#src/content/schema/families';
import {IndustryPage} from '#src/templates/offers/IndustryPage';

import type {ReactNode} from 'react';

/** Page of each industry; src/plugins/page-families creates the routes. */
export default function Industry(props: {content: IndustryContent; canonical?: string}): ReactNode {
  return <IndustryPage {...props} statsCaption={promotionalNote} />;
}
