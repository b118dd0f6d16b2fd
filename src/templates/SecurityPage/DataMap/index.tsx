import type {DataMapContent} from '#src/content/schema/security';
import {Icon} from '#src/ui/Icon';
import {Land} from './Land';
import places from './places.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const placeAt = [places.states, places.ireland, places.canada];

/**
 * Where data goes, on a sketch of three regions; below `xl` as a list under it. Its places and countries are sample facts,
 * and it says so.
 */
export function DataMap({sample, source, link, region, copy, backup, companies}: DataMapContent): ReactNode {
  return (
    <div className={styles.map} data-scheme="band">
      <Land className={styles.land} />
      <p className={styles.sample}>{sample}</p>
      <ul>
        <li className={clsx(styles.box, styles.source)}>
          <b>{source.name}</b> {source.text}
        </li>
        <li className={clsx(styles.link, styles.in)}>{link}</li>
        <li className={clsx(styles.box, styles.region)}>
          <b>{region.title}</b>
          <ul>
            {region.parts.map(({icon, name, text}) => (
              <li key={name}>
                <Icon name={icon} size={16} />
                <b>{name}</b> <span>{text}</span>
              </li>
            ))}
          </ul>
        </li>
        <li className={clsx(styles.link, styles.daily)}>{copy}</li>
        <li className={clsx(styles.box, styles.backup)}>
          <b>{backup.name}</b> {backup.text}
        </li>
        {companies.map(({where, kinds}, index) => (
          <li key={where} className={clsx(places.place, placeAt[index])}>
            <b>{where}</b>
            <ul>
              {kinds.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
