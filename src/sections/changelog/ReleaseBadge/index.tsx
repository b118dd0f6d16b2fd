import type {Release} from '#src/content/schema/releases';
import {Badge} from '#src/ui/Badge';

import type {ReactNode} from 'react';

export type ReleaseBadgeProps = {kind: Release['kind']};

const tones = {new: 'lime', improved: 'mint', fixed: 'stone'} as const;

/** Label of the kind of change: new, improved or fixed. */
export function ReleaseBadge({kind: {key, label}}: ReleaseBadgeProps): ReactNode {
  return <Badge tone={tones[key]}>{label}</Badge>;
}
