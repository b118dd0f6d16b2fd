import type {Picture, PictureOf} from '#src/content/schema/pictures/picture';

/** Props of what draws a kind of picture. */
export type KindProps<Kind extends Picture['kind'] = Picture['kind']> = {
  picture: PictureOf<Kind>;
  /** Flush with the right and bottom edge of a cell: only the top-left corner is rounded, without a shadow. */
  bare?: boolean | undefined;
  className?: string | undefined;
};
