import type {Action} from '#src/content/schema/page';
import {demoLinkAttribute, opensDemoDialog} from '#src/lib/demo-dialog';
import {Link} from '#src/ui/Link';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';

import type {ReactNode} from 'react';

export type ActionElementProps = {
  action: Action;
  className?: string | undefined;
  children: ReactNode;
};

/** True for URLs that open another site (not `mailto:` or `tel:`). */
function isOtherHost(href: string): boolean {
  return /^https?:/.test(href);
}

/**
 * Renders an `Action`: a link on this site, a link to another site (in a new tab, announced to screen readers), or a
 * button that opens the booking dialog.
 */
export function ActionElement({action, className, children}: ActionElementProps): ReactNode {
  const about = action.about === undefined ? null : <VisuallyHidden> {action.about}</VisuallyHidden>;
  if ('href' in action) {
    const external = isOtherHost(action.href);
    return (
      <a className={className} href={action.href} {...(external && {target: '_blank', rel: 'noopener'})}>
        {children}
        {about}
        {external && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    );
  }
  if ('to' in action) {
    return (
      <Link className={className} to={action.to} {...(action.opensDemo && {[demoLinkAttribute]: ''})}>
        {children}
        {about}
      </Link>
    );
  }
  return (
    <button type="button" className={className} {...opensDemoDialog}>
      {children}
      {about}
    </button>
  );
}
