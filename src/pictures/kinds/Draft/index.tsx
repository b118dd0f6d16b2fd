import {Bar, BarNote} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {DraftPart} from '#src/content/schema/pictures/work';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

function Part({part}: {part: DraftPart}): ReactNode {
  if (typeof part === 'string') return part;
  if ('out' in part) return <s>{part.out}</s>;
  if ('in' in part) return <span className={styles.in}>{part.in}</span>;
  return <span className={styles.ask}>{part.ask}</span>;
}

/** A text with tracked changes and comments. */
export function Draft({picture}: {picture: PictureOf<'draft'>}): ReactNode {
  const {title, chip, note, heading, paragraphs, comments} = picture;
  return (
    <>
      <Bar title={title} end={<BarNote>{note}</BarNote>}>
        <Chip {...chip} />
      </Bar>
      <div className={styles.draft}>
        <div className={styles.page}>
          <b>{heading}</b>
          {paragraphs.map((parts, at) => (
            <p key={at}>
              {parts.map((part, index) => (
                <Part key={index} part={part} />
              ))}
            </p>
          ))}
        </div>
        {comments.length > 0 && (
          <div className={styles.comments}>
            {comments.map((comment) => (
              <p key={comment.text}>
                <b>{comment.by}</b>
                {comment.text}
                <small className={textStyles.small}>{comment.note}</small>
              </p>
            ))}
          </div>
        )}
      </div>
    </>
  );
}
