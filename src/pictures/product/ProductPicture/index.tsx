import {Analytics} from '#src/pictures/product/Analytics';
import {Board} from '#src/pictures/product/Board';
import {Booking} from '#src/pictures/product/Booking';
import {Day} from '#src/pictures/product/Day';
import {Flow} from '#src/pictures/product/Flow';
import {Inbox} from '#src/pictures/product/Inbox';
import {List} from '#src/pictures/product/List';
import {Record} from '#src/pictures/product/Record';
import {Report} from '#src/pictures/product/Report';
import {Thread} from '#src/pictures/product/Thread';
import {Week} from '#src/pictures/product/Week';
import {Window} from '#src/pictures/parts/Window';
import type {Picture} from '#src/content/schema/pictures/screens';
import type {ReactElement, ReactNode} from 'react';

export type ProductPictureProps = {
  picture: Picture;
  /** Flush with the right and bottom edge of a cell: only the top-left corner is rounded, without a shadow. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

// No default case, so that a new kind in screens.ts is a type error here until it's handled.
function drawScreen(picture: Picture): ReactElement {
  switch (picture.kind) {
    case 'analytics':
      return <Analytics picture={picture} />;
    case 'board':
      return <Board picture={picture} />;
    case 'booking':
      return <Booking picture={picture} />;
    case 'day':
      return <Day picture={picture} />;
    case 'flow':
      return <Flow picture={picture} />;
    case 'inbox':
      return <Inbox picture={picture} />;
    case 'list':
      return <List picture={picture} />;
    case 'record':
      return <Record picture={picture} />;
    case 'report':
      return <Report picture={picture} />;
    case 'thread':
      return <Thread picture={picture} />;
    case 'week':
      return <Week picture={picture} />;
  }
}

/** A drawn product screen. It fills its slot and adapts to the slot's width. */
export function ProductPicture({picture, bare, className}: ProductPictureProps): ReactNode {
  return (
    <Window label={picture.label} bare={bare} className={className}>
      {drawScreen(picture)}
    </Window>
  );
}
