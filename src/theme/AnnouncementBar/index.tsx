import type {ReactNode} from 'react';

/** The site has no such bar; the classic one, with its script, would be on every page. */
export default function AnnouncementBar(): ReactNode {
  return null;
}
