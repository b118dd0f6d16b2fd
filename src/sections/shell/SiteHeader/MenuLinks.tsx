import Link from '@docusaurus/Link';
import type {MenuLink} from '#src/site/navigation';
import {Icon} from '#src/ui/Icon';

import type {ComponentType, FocusEvent, PointerEvent, ReactNode} from 'react';

/** Draws the picture that belongs to the link to `to`. */
export type MenuPicture = ComponentType<{to: string}>;

export type MenuLinksProps = {
  links: readonly MenuLink[];
  className: string | undefined;
  linkClass: string | undefined;
  /** What each link has before its words; without it, its icon. */
  lead?: (link: MenuLink) => ReactNode;
  /** Called with the address of a link under the pointer or in focus. */
  onReach?: (to: string) => void;
};

/** The links of one panel. */
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
