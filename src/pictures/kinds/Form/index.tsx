import {Bar} from '#src/pictures/parts/Bar';
import {Chip} from '#src/pictures/parts/Chip';
import {DrawnButton} from '#src/pictures/parts/DrawnButton';
import textStyles from '#src/pictures/parts/text-styles.module.scss';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

/** The form builder, beside the form that visitors see. */
export function Form({picture}: {picture: PictureOf<'form'>}): ReactNode {
  const {title, chip, palette, fields, rule, live} = picture;
  return (
    <>
      <Bar title={title}>
        <Chip {...chip} />
      </Bar>
      <div className={styles.builder}>
        <div className={styles.palette}>
          <small className={textStyles.small}>Add a field</small>
          {palette.map(({icon, text}) => (
            <span key={text}>
              <Icon name={icon} size={16} />
              {text}
            </span>
          ))}
        </div>
        <div className={styles.fields}>
          {fields.map(({name, note, on}) => (
            <p key={name} className={clsx(styles.field, on && styles.on)}>
              <b>{name}</b>
              <span className={textStyles.quiet}>{note}</span>
            </p>
          ))}
          <p className={styles.rule}>
            <Icon name="bolt" size={16} />
            <b>{rule.title}</b>
            <span>{rule.text}</span>
          </p>
        </div>
        <div className={styles.ground}>
          <div className={styles.live}>
            <b className={styles.title}>{live.title}</b>
            {live.fields.map(([name, value]) => (
              <p key={name}>
                <b>{name}</b>
                <span className={styles.input}>{value}</span>
              </p>
            ))}
            <DrawnButton label={live.button} className={styles.send} />
          </div>
        </div>
      </div>
    </>
  );
}
