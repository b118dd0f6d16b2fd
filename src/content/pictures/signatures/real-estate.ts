import {harbour} from '#src/content/world/harbour-and-pine';
import type {SignatureFrame} from '#src/content/schema/signature';
import {listPicture, milestonesOf, movingBoard, threadPicture} from '#src/world/pictures';
import {board} from '#src/world/views';

const {count} = board(harbour, '2025-06-12T10:00');

/** Harbour & Pine: at 2:30 an offer is accepted, and its card moves. */
export const dealBoard: SignatureFrame = {
  kind: 'board',
  movesAt: 4,
  board: {
    label: `Deal board of ${harbour.name} with ${count} live deals. At 2:30 the offer for 81 Alder Court is accepted, and the deal moves from offer made to under contract.`,
    title: harbour.pipeline,
    chip: {text: `${count} deals`, tone: 'active'},
    ...movingBoard(harbour, ['2025-06-12T14:29', '2025-06-12T14:30'], 'alder', {
      cards: 3,
      warns: {devlin: 2, harbor: 2},
    }),
  },
  pictures: [
    threadPicture(harbour, 'nadia', '2025-06-12T08:10', '2025-06-12T08:11', '8:10 AM, from the portal'),
    undefined,
    threadPicture(harbour, 'liv', '2025-06-12T12:40', '2025-06-12T12:44:10', '12:40 PM, to two buyers'),
    listPicture(
      {title: '81 Alder Court', chip: {text: 'Accepted', tone: 'done'}},
      milestonesOf(harbour, 'alder', '2025-06-12T14:31'),
    ),
    undefined,
    threadPicture(harbour, 'pell', '2025-06-12T19:20', '2025-06-12T19:33', '7:20 PM, Orchard Street'),
  ],
};
