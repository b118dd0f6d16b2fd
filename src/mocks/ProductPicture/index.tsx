import {Analytics} from '#src/mocks/Analytics';
import {Board} from '#src/mocks/Board';
import {Booking} from '#src/mocks/Booking';
import {Day} from '#src/mocks/Day';
import {Flow} from '#src/mocks/Flow';
import {Inbox} from '#src/mocks/Inbox';
import {List} from '#src/mocks/List';
import {Record} from '#src/mocks/Record';
import {Report} from '#src/mocks/Report';
import {Thread} from '#src/mocks/Thread';
import {Week} from '#src/mocks/Week';
import {Window} from '#src/mocks/parts/Window';
import type {Picture} from '#src/mocks/types';
import type {ReactElement, ReactNode} from 'react';

export type ProductPictureProps = {
  picture: Picture;
  /** Flush with the right and bottom edge of a cell: only the top left corner is rounded, and there is no shadow. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

// Without a default branch, a new kind in types.ts is a type error here until it can be drawn.
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

/** A drawn product screen. It fills the width of its slot and decides by that width what to stack and what to drop. */
export function ProductPicture({picture, bare, className}: ProductPictureProps): ReactNode {
  return (
    <Window label={picture.label} bare={bare} className={className}>
      {drawScreen(picture)}
    </Window>
  );
}
