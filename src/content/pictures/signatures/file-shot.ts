import {shot} from '#src/world/shots';
import type {Firm, Moment} from '#src/world/types';

/** The conversation in which a document is sent, beside the record of the client. */
export const fileShot = (firm: Firm, at: Moment, who: string) =>
  shot(
    firm,
    at,
    [
      {pane: 'record', of: who},
      {pane: 'talk', with: who, prompt: false},
    ],
    {focus: who},
  );
