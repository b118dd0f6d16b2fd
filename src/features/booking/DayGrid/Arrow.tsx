import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {IconButton} from '#src/ui/actions/IconButton';

import type {ReactNode} from 'react';

export type ArrowProps = {label: string; className: string | undefined; isEnd: boolean; onTurn: () => void};

/** Pages through the weeks. Uses `aria-disabled` at the ends, because `disabled` would drop keyboard focus. */
export function Arrow({label, className, isEnd, onTurn}: ArrowProps): ReactNode {
  return (
    <IconButton
      label={label}
      aria-disabled={isEnd || undefined}
      onClick={() => {
        if (!isEnd) onTurn();
      }}
    >
      <ControlIcon name="chevron-down" className={className} />
    </IconButton>
  );
}
