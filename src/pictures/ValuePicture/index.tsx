import type {ValueDrawing} from '#src/content/schema/home';
import styles from './styles.module.scss';

import {iconPaths} from '#src/lib/icon-paths';
import type {ReactNode} from 'react';

const block = (x: number, y: number): string => `M${x} ${y}h20v16h-20z`;
const row = (x: number, y: number, count: number): string =>
  Array.from({length: count}, (_, index) => block(x + index * 26, y)).join('');

const growth = row(146, 100, 2) + row(146, 78, 1) + [100, 78, 56].map((y) => row(256, y, 3)).join('');
const columns = [58, 146, 256] as const;

/** Corners of the eight tiles, four on each side of the product. */
const tiles = [24, 92, 252, 320].flatMap((x) => [18, 86].map((y) => [x, y] as const));
const wires =
  'M68 40H92M68 108H92M136 40H160V74H194M136 108H160V74M252 40H228V74H194M252 108H228V74M296 40H320M296 108H320';

/** Small drawing above a value point. Decorative. */
export function ValuePicture({drawing}: {drawing: ValueDrawing}): ReactNode {
  if (drawing.kind === 'places') {
    return (
      <div className={styles.places} aria-hidden="true">
        {drawing.texts.map(({text, place}) => (
          <span key={place}>
            {text} <small>{place}</small>
          </span>
        ))}
      </div>
    );
  }
  return (
    <svg
      className={styles.drawing}
      viewBox={drawing.kind === 'growth' ? '0 0 380 148' : '0 0 388 148'}
      aria-hidden="true"
    >
      {drawing.kind === 'growth' ? (
        <>
          <path stroke="var(--sw-line-2)" d="M0 124.5h380" />
          <path fill="var(--sw-data-4)" d={block(58, 100)} />
          <path fill="var(--sw-data-1)" d={growth} />
          <path fill="var(--sw-lime)" d={block(256, 34)} />
          {drawing.labels.map((label, index) => (
            <text key={label} x={columns[index]} y="142">
              {label}
            </text>
          ))}
        </>
      ) : (
        <>
          <path fill="none" stroke="var(--sw-line-ctl)" strokeWidth="1.5" d={wires} />
          <path
            fill="var(--sw-surface)"
            stroke="var(--sw-line-2)"
            d={tiles.map(([x, y]) => `M${x + 9} ${y}h26q9 0 9 9v26q0 9-9 9h-26q-9 0-9-9v-26q0-9 9-9z`).join('')}
          />
          <g fill="none" stroke="var(--sw-ink-2)" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
            {drawing.icons.map((name, index) => {
              const [x, y] = tiles[index] ?? [0, 0];
              return <path key={name} transform={`translate(${x + 12} ${y + 12})`} d={iconPaths[name]} />;
            })}
          </g>
          <rect fill="var(--sw-mark-ground)" x="170" y="50" width="48" height="48" rx="13" />
          <path fill="none" stroke="var(--sw-mark-step)" strokeWidth="3" d="M180 89h8v-8h8v-8" />
          <rect fill="var(--sw-lime)" x="195" y="59" width="10" height="10" rx="2.5" />
        </>
      )}
    </svg>
  );
}
