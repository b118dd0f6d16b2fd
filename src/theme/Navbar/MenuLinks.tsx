import Link from '@docusaurus/Link';
import type {MenuLink} from '#src/site/navigation';
import {Icon} from '#src/ui/Icon';

import type {ReactNode} from 'react';

export type MenuLinksProps = {
  links: readonly MenuLink[];
  className: string | undefined;
  linkClass: string | undefined;
  /** Renders what precedes the label of each link. Defaults to its icon. */
  lead?: () => ReactNode;
};

/** Links of a menu panel. */
export function MenuLinks({links, className, linkClass, lead}: MenuLinksProps): ReactNode {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={linkClass} to={link.to}>
            {lead ? lead() : <Icon name={link.icon} />}
            <b>{link.label}</b>
            <small>{link.note}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
