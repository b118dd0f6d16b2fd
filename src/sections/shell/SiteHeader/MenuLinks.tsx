import Link from '@docusaurus/Link';
import type {MenuLink} from '#src/site/navigation';
import {Icon} from '#src/ui/Icon';

import type {ComponentType, FocusEvent, PointerEvent, ReactNode} from 'react';

/** Renders the picture of the link to `to`. */
export type MenuPicture = ComponentType<{to: string}>;

export type MenuLinksProps = {
  links: readonly MenuLink[];
  className: string | undefined;
  linkClass: string | undefined;
  /** Renders what precedes the label of each link. Defaults to its icon. */
  lead?: (link: MenuLink) => ReactNode;
  /** Called with the path of a link that is hovered or focused. */
  onReach?: (to: string) => void;
};

/** Links of a menu panel. */
export function MenuLinks({links, className, linkClass, lead, onReach}: MenuLinksProps): ReactNode {
  const reach = ({target}: PointerEvent | FocusEvent): void => {
    const to = target instanceof Element ? target.closest('a')?.dataset['to'] : undefined;
    if (to !== undefined) onReach?.(to);
  };
  return (
    <ul className={className} {...(onReach && {onPointerOver: reach, onFocus: reach})}>
      {links.map((link) => (
        <li key={link.to}>
          <Link className={linkClass} to={link.to} {...(onReach && {'data-to': link.to})}>
            {lead ? lead(link) : <Icon name={link.icon} />}
            <b>{link.label}</b>
            <small>{link.note}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
