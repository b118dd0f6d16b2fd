import type {ReactNode} from 'react';

/** The site has no announcement bar; the classic one would add its script to every page. */
export default function AnnouncementBar(): ReactNode {
  return null;
}
