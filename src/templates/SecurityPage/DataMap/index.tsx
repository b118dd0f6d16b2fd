import type {DataMapContent} from '#src/content/schema/security';
import {Icon} from '#src/ui/Icon';
import landStyles from './land.module.scss';
import places from './places.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const dots = (id: string, className: string | undefined): ReactNode => (
  <pattern id={id} width="20" height="20" patternUnits="userSpaceOnUse" patternTransform="translate(0 10)">
    <rect className={className} x="6" y="6" width="9" height="9" rx="2.5" />
  </pattern>
);

/** A sketch of three regions in squares, with the lines between the places. It names no city. */
function Land({className}: {className: string | undefined}): ReactNode {
  return (
    <svg className={className} viewBox="0 0 1240 540" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        {dots('land-dim', landStyles.dim)}
        {dots('land-lit', landStyles.lit)}
      </defs>
      <path
        fill="url(#land-dim)"
        d="M320 290H720V330H760V310H820V350H800V390H780V410H800V490H760V450H700V470H600V510H560V450H480V430H380V390H340V350H320ZM1120 130H1160V110H1200V190H1160V210H1120Z"
      />
      <path
        fill="url(#land-lit)"
        d="M260 130H300V90H400V70H540V50H640V70H720V110H780V150H820V130H880V170H940V210H980V250H940V290H880V270H820V290H760V310H720V270H320V230H280V190H260Z"
      />
      <path className={landStyles.line} d="M286 330H560V260H790" />
      <path
        className={clsx(landStyles.line, landStyles.toBoxes)}
        d="M252 420H286V330M832 262H1000V300M268 86H330V198H438"
      />
      <path className={landStyles.source} d="M276 320h20v20h-20z" />
      <path className={landStyles.daily} d="M790 246V170H450V186" />
      <path className={landStyles.zones} d="M780 252h20v20h-20zM810 252h20v20h-20z" />
      <path className={landStyles.backup} d="M440 188h20v20h-20z" />
    </svg>
  );
}

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
