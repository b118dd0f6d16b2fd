import type {SignatureFrame} from '#src/content/schema/signature';
import {harbour} from '#src/content/world/harbour-and-pine';
import {barsOf} from '#src/world/pictures';
import type {Pane} from '#src/world/schema/shot';
import {shot} from '#src/world/shots';
import type {Moment} from '#src/world/types';
import {report} from '#src/world/views';

const sunday = report(harbour, '2025-06-02', '2025-06-08');

/** The board at an hour, and what the hour is about beside it. */
const hour = (at: Moment, focus: string, beside: Pane, also?: string) =>
  shot(harbour, at, [{pane: 'board', rows: 5}, beside], {
    narrow: beside.pane === 'talk' ? 1 : 0,
    focus,
    ...(also !== undefined && {also}),
  });

const talk = (who: string): Pane => ({pane: 'talk', with: who, from: '2025-06-12T00:00'});

/** Harbour & Pine: at 2:30 an offer is accepted, and its card moves. */
export const dealDay: SignatureFrame = {
  kind: 'shots',
  tone: 'mint',
  pictures: [
    hour('2025-06-12T08:12', 'nadia', talk('nadia')),
    hour(
      '2025-06-12T10:00',
      'harbor',
      {pane: 'record', of: 'harbor', part: 'work'},
      'The inspection of 3 Harbor Steps is due tomorrow.',
    ),
    hour('2025-06-12T12:45', 'ellen', talk('liv')),
    hour(
      '2025-06-12T14:31',
      'alder',
      {pane: 'record', of: 'alder', part: 'work'},
      'The offer for 81 Alder Court is accepted, and its card has moved to Under contract.',
    ),
    hour(
      '2025-06-12T17:00',
      'devlin',
      {
        pane: 'report',
        title: 'Open house',
        range: 'Sunday',
        kpis: [{label: 'Guests', value: String(sunday.count('guests'))}],
        bars: [{title: 'After the open house', items: barsOf(sunday.parts('guests'), ['done', 'active'])}],
      },
      'Beside the board are the guests of the open house.',
    ),
    hour('2025-06-12T19:34', 'pell', talk('pell')),
  ],
};
