import type {Moment} from '#src/content/schema/world';
import type {SignatureFrame} from '#src/content/schema/signature';
import {tidewater} from '#src/content/world/tidewater';
import {shot} from '#src/world/shots';

/** The jobs at a moment of Thursday, June 12, or those that are stuck, with one job beside them. */
const jobs = (at: Moment, of: string, also: string, stuck?: true) =>
  shot(
    tidewater,
    at,
    [
      {pane: 'jobs', ...(stuck && {stuck})},
      {pane: 'record', of, part: 'work'},
    ],
    {rail: true, narrow: 0, focus: of, also},
  );

/** Tidewater Pools: the permit of Orchard Row is filed, and its job moves to the next step. */
export const poolDay: SignatureFrame = {
  kind: 'shots',
  tone: 'band',
  pictures: [
    jobs('2025-06-12T09:39', 'orchard', 'The permit of Orchard Row is not filed yet.'),
    jobs('2025-06-12T09:42', 'orchard', 'The permit of Orchard Row is filed, and its job has moved to Excavation.'),
    jobs('2025-06-12T10:00', 'marlow', 'Beside them is Hartwell house, whose change order isn’t signed.', true),
  ],
};
