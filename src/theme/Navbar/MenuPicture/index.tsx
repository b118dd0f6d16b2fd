import {lazy, Suspense, type ReactNode} from 'react';

// Loaded when a menu opens for the first time: no page needs it.
const DrawnPicture = lazy(async () => import('./DrawnPicture'));

export type MenuPictureProps = {
  /** Address of the link that the picture belongs to. */
  to: string;
};

/** The picture of a link in a menu. */
export function MenuPicture({to}: MenuPictureProps): ReactNode {
  return (
    <Suspense>
      <DrawnPicture to={to} />
    </Suspense>
  );
}
