import {Icon, type IconProps} from '#src/ui/Icon';
import {iconPaths, type IconName} from '#src/ui/Icon/paths';
import {Logo, LogoMark} from '#src/ui/Logo';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const iconNames = Object.keys(iconPaths) as IconName[];
const iconSizes: readonly NonNullable<IconProps['size']>[] = [14, 16, 18, 20, 24];

/** Logo, mark, and every icon by name. */
export function Marks({content: {samples}}: ChapterProps): ReactNode {
  return (
    <>
      <Example of="ui/Logo">
        <div className={styles.logos}>
          <div className={styles.ground}>
            <Logo name={samples.brand} />
          </div>
          <div className={styles.ground} data-scheme="band">
            <Logo name={samples.brand} />
          </div>
          <div className={styles.ground}>
            <LogoMark size={20} />
            <LogoMark />
            <LogoMark size={48} />
          </div>
        </div>
      </Example>
      <Example of="ui/Icon">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
        <div className={styles.sizes}>
          {iconSizes.map((size) => (
            <Variant key={size} label={`size={${size}}`} layout="row">
              <Icon name="calendar" size={size} />
              <Icon name="inbox" size={size} />
              <Icon name="arrow" size={size} />
            </Variant>
          ))}
        </div>
      </Example>
    </>
  );
}
