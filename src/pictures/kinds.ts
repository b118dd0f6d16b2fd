import {Analytics} from './kinds/Analytics';
import {Board} from './kinds/Board';
import {Booking} from './kinds/Booking';
import {Brand} from './kinds/Brand';
import {Chairs} from './kinds/Chairs';
import {Day} from './kinds/Day';
import {Flow} from './kinds/Flow';
import {Inbox} from './kinds/Inbox';
import {List} from './kinds/List';
import {Month} from './kinds/Month';
import {OldSite} from './kinds/OldSite';
import {Panel} from './kinds/Panel';
import {Phone} from './kinds/Phone';
import {Record} from './kinds/Record';
import {Report} from './kinds/Report';
import {ScenePicture} from './kinds/Scene';
import {Search} from './kinds/Search';
import {Shop} from './kinds/Shop';
import {Site} from './kinds/Site';
import {Table} from './kinds/Table';
import {Thread} from './kinds/Thread';
import {Tiles} from './kinds/Tiles';
import {Week} from './kinds/Week';
import {inWindow} from './in-window';

import type {Picture} from '#src/content/schema/pictures/picture';
import type {KindProps} from './kind-props';
import type {ComponentType} from 'react';

/** What draws each kind of picture. A kind that is missing here is a type error. */
export const kinds = {
  analytics: inWindow(Analytics),
  board: inWindow(Board),
  booking: inWindow(Booking),
  brand: inWindow(Brand),
  chairs: inWindow(Chairs),
  day: inWindow(Day),
  flow: inWindow(Flow),
  inbox: inWindow(Inbox),
  list: inWindow(List),
  month: inWindow(Month),
  oldSite: inWindow(OldSite),
  panel: inWindow(Panel),
  phone: Phone,
  record: inWindow(Record),
  report: inWindow(Report),
  scene: ScenePicture,
  search: inWindow(Search),
  shop: inWindow(Shop),
  site: inWindow(Site),
  table: inWindow(Table),
  thread: inWindow(Thread),
  tiles: inWindow(Tiles),
  week: inWindow(Week),
} satisfies {[Kind in Picture['kind']]: ComponentType<KindProps<Kind>>};
