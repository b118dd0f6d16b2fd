import {drawCover} from '#src/lib/cover-art/index';
import {canvas, type Shape} from '#src/lib/cover-art/shapes';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export type CoverProps = {
  /** Slug of the article; seeds the drawing. */
  slug: string;
  /** Name of the category; determines the kind of shapes. */
  category: string;
  /** A large word or number from the article, with a label above it. */
  text?: {word: string; label: string} | undefined;
};

function drawShape(shape: Shape, key: number): ReactNode {
  const look = clsx(styles[shape.shape], styles[shape.paint]);
  switch (shape.shape) {
    case 'block':
    case 'frame': {
      const {x, y, width, height, radius} = shape;
      return <rect key={key} className={look} x={x} y={y} width={width} height={height} rx={radius} />;
    }
    case 'line':
      return <path key={key} className={look} d={shape.path} strokeWidth={shape.weight} />;
    case 'ring':
      return (
        <circle key={key} className={look} cx={shape.x} cy={shape.y} r={shape.radius} strokeWidth={shape.weight} />
      );
    case 'dot':
      return <circle key={key} className={look} cx={shape.x} cy={shape.y} r={shape.radius} />;
  }
}

/** Cover of a blog article, generated from its slug. Decorative: the title is beside it. */
export function Cover({slug, category, text}: CoverProps): ReactNode {
  const {palette, shapes} = drawCover(slug, category);
  return (
    <span className={clsx(styles.cover, styles[`palette${palette}`], text && styles.spoken)} aria-hidden="true">
      <svg className={styles.art} viewBox={`0 0 ${canvas.width} ${canvas.height}`} preserveAspectRatio="xMidYMid slice">
        {shapes.map(drawShape)}
      </svg>
      {text && (
        <>
          <span className={styles.label}>{text.label}</span>
          <span className={styles.word}>{text.word}</span>
        </>
      )}
    </span>
  );
}
