import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const pins = [
  [112, 76],
  [186, 132],
  [58, 146],
] as const;

/** A map with three pins; the first is highlighted. */
export function Map(): ReactNode {
  return (
    <svg viewBox="0 0 240 200" preserveAspectRatio="xMidYMid slice" className={styles.map} aria-hidden="true">
      <path fill="var(--sw-brand-tint)" d="M0 0h74v52H0zM150 160h90v40h-90z" />
      <path fill="var(--sw-sunken-2)" d="M190 0q-20 44 18 66t32 60V0z" />
      <g fill="none" stroke="var(--sw-surface)" strokeWidth="4">
        <path strokeWidth="10" d="M-10 64h260M96-10v220M-10 168 150 110l100-8" />
        <path d="M40-10v220M150-10v220M200 60v150M-10 20h260M-10 116h260M-10 186h260" />
      </g>
      {pins.map(([x, y], index) => (
        <path
          key={x}
          fill={index === 0 ? 'var(--sw-brand)' : 'var(--sw-line-ctl)'}
          d={`M${x} ${y}c-10-14-15-20-15-28a15 15 0 0 1 30 0c0 8-5 14-15 28z`}
        />
      ))}
    </svg>
  );
}
