import type {ListPage} from '#src/content/schema/blog';
import {ActionButton} from '#src/ui/actions/ActionButton';
import {cluster} from '#src/ui/layout';

import type {ReactNode} from 'react';

export type PagerProps = {
  place: ListPage;
  labels: {pager: string; newer: string; older: string};
};

/** Links to the newer and older pages of a list; renders nothing if there is only one page. */
export function Pager({place: {newer, older}, labels}: PagerProps): ReactNode {
  if (newer === undefined && older === undefined) return null;
  return (
    <nav className={cluster('row', {above: 'group'})} aria-label={labels.pager}>
      {newer !== undefined && <ActionButton action={{label: labels.newer, to: newer}} variant="secondary" />}
      {older !== undefined && <ActionButton action={{label: labels.older, to: older}} variant="secondary" icon="arrow" />}
    </nav>
  );
}
