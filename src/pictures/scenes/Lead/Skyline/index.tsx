import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const distantRoofs =
  'M0 300V198H100V180H180V174H300V186H400V150H490V150H560V168H630V126H720V132H810V144H910V138H1020V132H1100V84H1220V72H1290V120H1350V90H1440V300Z';
const near =
  'M0 300V228H100V234H230V234H300V216H400V222H500V222H570V222H710V210H810V228H940V210H1040V216H1150V204H1290V210H1420V228H1440V300Z';

/** Dark windows by row: top edge, then left edges. */
const panes: readonly (readonly [y: number, ...x: number[]])[] = [
  [100, 1174, 1234],
  [122, 1114, 1174, 1384, 1404],
  [144, 644, 664, 684, 1174, 1194, 1254, 1404],
  [166, 414, 434, 524, 644, 684, 734, 844, 864, 984, 1114, 1154, 1174, 1364],
  [188, 194, 214, 434, 454, 524, 734, 774, 864, 924, 944, 1174, 1304],
  [210, 114, 234, 414, 434, 504, 594, 734, 774, 824, 844, 944, 1074, 1114, 1254, 1304],
  [232, 54, 154, 354, 374, 524, 594, 664, 754, 824, 944, 984, 1154, 1234, 1364],
  [254, 74, 214, 254, 414, 454, 524, 574, 684, 774, 824, 1194, 1234, 1254, 1364],
];
const windows = panes.flatMap(([y, ...row]) => row.map((x) => `M${x} ${y}h8v10h-8z`)).join('');

/** The town behind the story, whose roofs form the step line. Decorative. */
export function Skyline(): ReactNode {
  return (
    <svg className={styles.skyline} viewBox="0 0 1440 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill="var(--sw-night-far)" d={distantRoofs} />
      <path fill="var(--sw-night-pane)" d={windows} />
      <path fill="var(--sw-night-near)" d={near} />
    </svg>
  );
}
