import {Booking} from '#src/pictures/kinds/Booking';
import {Brand} from '#src/pictures/kinds/Brand';
import {OldSite} from '#src/pictures/kinds/OldSite';
import {Panel} from '#src/pictures/kinds/Panel';
import {Phone} from '#src/pictures/kinds/Phone';
import {Place} from '#src/pictures/kinds/Place';
import {Search} from '#src/pictures/kinds/Search';
import {Sheet} from '#src/pictures/kinds/Sheet';
import {Shop} from '#src/pictures/kinds/Shop';
import {Site} from '#src/pictures/kinds/Site';
import {Tiles} from '#src/pictures/kinds/Tiles';
import {Window} from '#src/pictures/parts/Window';
import {Shot} from '#src/pictures/Shot';
import type {Picture as AnyPicture, PictureOf} from '#src/world/schema/picture';

import type {ComponentType, ReactNode} from 'react';

type ScreenKind = Exclude<AnyPicture['kind'], 'phone' | 'place' | 'sheet' | 'shot'>;

/** What draws each kind of picture in a window. A kind that is missing here is a type error. */
const screens = {
  booking: Booking,
  brand: Brand,
  oldSite: OldSite,
  panel: Panel,
  search: Search,
  shop: Shop,
  site: Site,
  tiles: Tiles,
} satisfies {[Kind in ScreenKind]: ComponentType<{picture: PictureOf<Kind>}>};

export type PictureProps = {
  picture: AnyPicture;
  /** Flush with the right and bottom edge of a cell: only the top-left corner is rounded, without a shadow. */
  bare?: boolean;
  className?: string | undefined;
};

/** A picture of any kind. It fills its slot, adapts to the slot's width, and is cropped if it doesn't fit. */
export function Picture({picture, bare, className}: PictureProps): ReactNode {
  if (picture.kind === 'phone') return <Phone picture={picture} />;
  if (picture.kind === 'place') return <Place name={picture.place} label={picture.label} className={className} />;
  if (picture.kind === 'sheet') return <Sheet picture={picture} bare={bare} className={className} />;
  if (picture.kind === 'shot') return <Shot picture={picture} bare={bare} className={className} />;
  const Screen = screens[picture.kind] as ComponentType<{picture: AnyPicture}>;
  return (
    <Window label={picture.label} bare={bare} className={className}>
      <Screen picture={picture} />
    </Window>
  );
}
