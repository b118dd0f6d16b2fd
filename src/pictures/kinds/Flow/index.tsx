import {layoutFlow, type PlacedNode} from './layout';
import styles from './styles.module.scss';

import {Bar} from '#src/pictures/parts/Bar';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {InnerPicture} from '#src/content/schema/pictures/picture';
import icons from '#src/ui/icons.module.scss';
import clsx from 'clsx';
import type {ReactNode} from 'react';

/** CSS lengths for positions: `--press` compresses the picture in narrow slots, `--rise` stretches it in tall ones. */
const across = (x: number): string => `calc(${x}px * var(--press))`;
const down = (y: number): string => `calc(${y}px * var(--rise, 1))`;

function Node({x, y, icon, title, note, tone}: PlacedNode): ReactNode {
  return (
    <div className={clsx(styles.node, icons[icon], tone && styles[tone])} style={{left: across(x), top: down(y)}}>
      <b className={textStyles.cut}>{title}</b>
      <small className={clsx(textStyles.small, styles.note)}>{note}</small>
    </div>
  );
}

/** A workflow: steps from top to bottom, then outcomes with conditions on the branches. */
export function Flow({picture}: {picture: InnerPicture<'flow'>}): ReactNode {
  const {title, chip, note, steps, outcomes} = picture;
  const {nodes, wires, tags, width, height} = layoutFlow(steps, outcomes);
  return (
    <>
      <Bar title={title} chip={chip} note={note} keep="half" />
      <div className={styles.canvas} style={{minHeight: down(height)}}>
        <svg
          className={styles.wires}
          style={{width: across(width), height: down(height)}}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          {[false, true].map((on) => (
            <path
              key={String(on)}
              d={wires.flatMap(({path, taken}) => (taken === on ? path : [])).join('')}
              stroke={on ? 'var(--sw-brand)' : 'var(--sw-line-ctl)'}
              strokeWidth={on ? 2 : 1.5}
            />
          ))}
        </svg>
        {nodes.map((node, index) => (
          <Node key={index} {...node} />
        ))}
        {tags.map(({text, x, y}) => (
          <span key={text} className={styles.tag} style={{left: across(x), top: down(y)}}>
            {text}
          </span>
        ))}
      </div>
    </>
  );
}
