import {ProductPicture} from '#src/pictures/product/ProductPicture';
import {TradePicture} from '#src/pictures/trades/TradePicture';
import {Window} from '#src/pictures/parts/Window';
import type {Drawing as AnyDrawing, OfferPicture} from '#src/content/schema/pictures/works';
import type {TradeDrawing} from '#src/content/schema/pictures/trades';
import {Ads} from './Ads';
import {Brand} from './Brand';
import {Checkout} from './Checkout';
import {Draft} from './Draft';
import {Form} from './Form';
import {Month, Tiles} from './Month';
import {OldSite} from './OldSite';
import {Phone} from './Phone';
import {Search} from './Search';
import {Shop} from './Shop';
import {Site} from './Site';
import {Mapping, Table} from './Table';

import type {ReactElement, ReactNode} from 'react';

export type DrawingProps = {
  picture: OfferPicture;
  /** Flush with the right and bottom edge of a cell: only the top-left corner is rounded, without a shadow. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

// No default case, so that a new kind in works.ts is a type error here until it's handled.
function drawWork(drawing: Exclude<AnyDrawing, {kind: 'phone'}>): ReactElement {
  switch (drawing.kind) {
    case 'ads':
      return <Ads drawing={drawing} />;
    case 'brand':
      return <Brand drawing={drawing} />;
    case 'checkout':
      return <Checkout drawing={drawing} />;
    case 'draft':
      return <Draft drawing={drawing} />;
    case 'form':
      return <Form drawing={drawing} />;
    case 'mapping':
      return <Mapping drawing={drawing} />;
    case 'month':
      return <Month drawing={drawing} />;
    case 'oldSite':
      return <OldSite drawing={drawing} />;
    case 'search':
      return <Search drawing={drawing} />;
    case 'shop':
      return <Shop drawing={drawing} />;
    case 'site':
      return <Site drawing={drawing} />;
    case 'table':
      return <Table drawing={drawing} />;
    case 'tiles':
      return <Tiles drawing={drawing} />;
  }
}

const trades: ReadonlySet<string> = new Set<TradeDrawing['kind']>(['paper', 'chairs', 'plan', 'floors']);

const works: ReadonlySet<string> = new Set<AnyDrawing['kind']>([
  'ads',
  'brand',
  'checkout',
  'draft',
  'form',
  'mapping',
  'month',
  'oldSite',
  'phone',
  'search',
  'shop',
  'site',
  'table',
  'tiles',
]);

const isTrade = (picture: OfferPicture): picture is TradeDrawing => trades.has(picture.kind);

const isDrawing = (picture: OfferPicture): picture is AnyDrawing => works.has(picture.kind);

/** A picture of an offer page: a piece of work drawn here, or a product screen. Cropped if it doesn't fit. */
export function Drawing({picture, bare, className}: DrawingProps): ReactNode {
  if (isTrade(picture)) return <TradePicture drawing={picture} bare={bare} className={className} />;
  if (!isDrawing(picture)) return <ProductPicture picture={picture} bare={bare} className={className} />;
  if (picture.kind === 'phone') return <Phone drawing={picture} />;
  return (
    <Window label={picture.label} bare={bare} className={className}>
      {drawWork(picture)}
    </Window>
  );
}
