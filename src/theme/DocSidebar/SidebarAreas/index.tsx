import Link from '@docusaurus/Link';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const areas = [
  {label: 'Guides', to: '/docs', icon: 'document'},
  {label: 'API reference', to: '/docs/api', icon: 'code'},
  {label: 'What’s new', to: '/changelog', icon: 'star'},
] as const;

/** The areas of the documentation, each with its own sidebar. */
export function SidebarAreas({path}: {path: string}): ReactNode {
  const current = /^\/docs\/api(?:\/|$)/.test(path) ? '/docs/api' : '/docs';
  return (
    <ul className={styles.areas}>
      {areas.map(({label, to, icon}) => (
        <li key={to}>
          <Link className={styles.area} to={to} aria-current={to === current ? 'true' : undefined}>
            <Icon name={icon} size={18} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
