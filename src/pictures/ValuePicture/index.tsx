import type {ValueDrawing} from '#src/content/schema/home';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const lined = {stroke: 'var(--sw-data-1)', strokeWidth: 2} as const;

/** Steps of squares; tools around the product; a globe with two messages. */
const drawings: Readonly<Record<ValueDrawing, ReactNode>> = {
  growth: (
    <>
      <path fill="var(--sw-data-4)" d="M16 74h16v16H16z" />
      <path
        fill="var(--sw-data-1)"
        d="M40 74h16v16H40zM40 54h16v16H40zM64 74h16v16H64zM64 54h16v16H64zM64 34h16v16H64zM84 74h16v16H84zM84 54h16v16H84zM84 34h16v16H84z"
      />
      <path fill="var(--sw-lime)" d="M84 14h16v16H84z" />
    </>
  ),
  tools: (
    <>
      <path d="M56 20v72M20 56h72M31 31l50 50M31 81l50-50" {...lined} />
      <path
        fill="var(--sw-surface)"
        d="M49 13h14v14H49zM85 49h14v14H85zM49 85h14v14H49zM13 49h14v14H13zM74 24h14v14H74zM74 74h14v14H74zM24 74h14v14H24zM24 24h14v14H24z"
        {...lined}
      />
      <path fill="var(--sw-lime)" d="M44 44h24v24H44z" {...lined} />
    </>
  ),
  reach: (
    <>
      <path
        fill="none"
        d="M18 56a38 38 0 1 0 76 0a38 38 0 1 0-76 0M18 56h76M56 18c-24 22-24 54 0 76M56 18c24 22 24 54 0 76M24 36h64M24 76h64"
        {...lined}
      />
      <path fill="var(--sw-lime)" d="M66 30h12v12H66z" {...lined} />
      <path fill="var(--sw-apricot)" d="M34 70h11v11H34z" />
    </>
  ),
};

/** A mark for a value point. Decorative. */
export function ValuePicture({drawing}: {drawing: ValueDrawing}): ReactNode {
  return (
    <svg className={styles[drawing]} viewBox="0 0 112 112" aria-hidden="true">
      {drawings[drawing]}
    </svg>
  );
}
