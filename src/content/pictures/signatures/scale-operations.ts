import type {Pane} from '#src/content/schema/pictures/shot';
import type {Moment} from '#src/content/schema/world';
import type {SignatureFrame} from '#src/content/schema/signature';
import {tidewater} from '#src/content/world/tidewater';
import {shot} from '#src/world/shots';

/** Handoff is shown where a job in it needs attention. */
const stagesWith = ({pane}: Pane): readonly string[] =>
  tidewater.stages.slice(0, pane === 'contacts' ? 4 : 3).map(({name}) => name);

/** The jobs at a moment of Thursday, June 12, and one thing beside them. */
const jobs = (at: Moment, focus: string, also: string, beside: Pane) =>
  shot(tidewater, at, [{pane: 'board', stages: stagesWith(beside), rows: beside.pane === 'contacts' ? 4 : 5}, beside], {
    rail: true,
    narrow: 0,
    focus,
    also,
  });

/** Tidewater Pools: the permit of Orchard Row is filed, and its card moves to the next stage. */
export const poolDay: SignatureFrame = {
  kind: 'shots',
  tone: 'band',
  pictures: [
    jobs('2025-06-12T09:39', 'orchard', 'The permit of Orchard Row is not filed yet.', {
      pane: 'record',
      of: 'orchard',
      part: 'work',
    }),
    jobs('2025-06-12T09:42', 'orchard', 'The permit of Orchard Row is filed, and its card has moved to Excavation.', {
      pane: 'record',
      of: 'orchard',
      part: 'work',
    }),
    jobs(
      '2025-06-12T10:00',
      'sato',
      'Beside the board is what needs attention: Hartwell house, Linden Club and Sato residence.',
      {
        pane: 'contacts',
        title: 'Needs attention',
        who: ['marlow', 'linden', 'sato'],
        columns: [{field: 'when', title: 'Why'}],
      },
    ),
  ],
};
