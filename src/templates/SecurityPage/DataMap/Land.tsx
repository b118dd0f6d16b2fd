import styles from './land.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const dots = (id: string, className: string | undefined): ReactNode => (
  <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="translate(0 10)">
    <rect className={className} x="6" y="6" width="9" height="9" rx="2.5" />
  </pattern>
);

/** A sketch of three regions in squares, with the lines between the places. It names no city. */
export function Land({className}: {className: string | undefined}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 1240 540" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        {dots('land-dim', styles.dim)}
        {dots('land-lit', styles.lit)}
      </defs>
      <path
        fill="url(#land-dim)"
        d="M320 290H720V330H760V310H820V350H800V390H780V410H800V490H760V450H700V470H600V510H560V450H480V430H380V390H340V350H320ZM1120 130H1160V110H1200V190H1160V210H1120Z"
      />
      <path
        fill="url(#land-lit)"
        d="M260 130H300V90H400V70H540V50H640V70H720V110H780V150H820V130H880V170H940V210H980V250H940V290H880V270H820V290H760V310H720V270H320V230H280V190H260Z"
      />
      <path className={styles.line} d="M286 330H560V260H790" />
      <path className={clsx(styles.line, styles.toBoxes)} d="M252 420H286V330M832 262H1000V300M268 86H330V198H438" />
      <path className={styles.source} d="M276 320h20v20h-20z" />
      <path className={styles.daily} d="M790 246V170H450V186" />
      <path className={styles.zones} d="M780 252h20v20h-20zM810 252h20v20h-20z" />
      <path className={styles.backup} d="M440 188h20v20h-20z" />
    </svg>
  );
}
