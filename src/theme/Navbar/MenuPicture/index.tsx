import {lazy, Suspense, type ReactNode} from 'react';

// Loaded when a menu opens for the first time.
const DrawnPicture = lazy(async () => import('./DrawnPicture'));

export type MenuPictureProps = {
  /** Path of the link that the picture belongs to. */
  to: string;
};

/** The picture of a menu link. */
export function MenuPicture({to}: MenuPictureProps): ReactNode {
  return (
    <Suspense>
      <DrawnPicture to={to} />
    </Suspense>
  );
}
