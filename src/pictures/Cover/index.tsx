import {drawCover} from '#src/lib/cover-art/index';
import {canvas, type Shape, shapeElements} from '#src/lib/cover-art/shapes';
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

function drawShape({shape, paint, ...attributes}: Shape, key: number): ReactNode {
  const Element = shapeElements[shape];
  return <Element key={key} className={clsx(styles[shape], styles[paint])} {...attributes} />;
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
