import {opensSearchDialog} from '#src/lib/search-dialog';
import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/actions/IconButton';

import type {ReactNode} from 'react';

/** Opens the search dialog. In browsers with invoker commands it works without React. */
export function SearchButton({label}: {label: string}): ReactNode {
  return (
    <IconButton label={label} aria-keyshortcuts="Control+K Meta+K" {...opensSearchDialog}>
      <Icon name="search" />
    </IconButton>
  );
}
