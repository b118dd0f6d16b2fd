import {bookingsPicture} from '#src/content/pictures/features';
import {reportingAnalyticsPictures} from '#src/content/pictures/offers/reporting-analytics';
import {scaleOperationsPictures} from '#src/content/pictures/offers/scale-operations';
import {alder} from '#src/content/world/alder-and-oat';
import {clearwater} from '#src/content/world/clearwater';
import {halcyon} from '#src/content/world/halcyon';
import {driveWorkflow, northfield} from '#src/content/world/northfield';
import {redwater} from '#src/content/world/redwater';
import type {PictureOf} from '#src/world/schema/picture';
import {flowOf, settingPanes, shot} from '#src/world/shots';
import type {Firm, Moment} from '#src/world/types';

/** A conversation, between the inbox and the contact's record. */
const inbox = (firm: Firm, at: Moment, who: string) =>
  shot(
    firm,
    at,
    [
      {pane: 'threads', open: who, rows: 7},
      {pane: 'talk', with: who},
      {pane: 'record', of: who},
    ],
    {narrow: 1, focus: who},
  );

/** The screen where each change is used, by the last part of its address. A change without one lists other changes. */
export const releaseScreens: Readonly<Record<string, PictureOf<'shot'>>> = {
  'comments-on-ads': inbox(alder, '2025-06-10T16:47', 'mei'),
  'website-chat': inbox(northfield, '2025-06-12T08:10', 'elena'),
  'late-reminders': inbox(clearwater, '2025-06-11T18:40', 'lena'),
  'quiet-hours': inbox(northfield, '2025-06-12T08:00', 'ivy'),
  'points-that-fade': shot(
    halcyon,
    '2025-06-12T09:46',
    [
      {
        pane: 'contacts',
        title: 'New leads',
        columns: ['stage', {field: 'score', title: 'Score'}, 'source', 'next', 'last'],
      },
    ],
    {focus: 'renee'},
  ),
  'discount-codes-in-any-case': shot(
    alder,
    '2025-06-12T10:21',
    [
      {pane: 'activity', of: 'maya'},
      {pane: 'record', of: 'maya'},
    ],
    {narrow: 0, focus: 'maya'},
  ),
  'see-the-workload': scaleOperationsPictures.template,
  'reminders-pause-on-reply': shot(
    northfield,
    '2025-06-27T09:00',
    [
      {pane: 'invoices', columns: ['number', 'for', 'state', 'sent', 'amount']},
      {pane: 'invoice', number: '1042'},
    ],
    {also: 'Its reminders pause when the customer answers.'},
  ),
  'targets-for-each-month': reportingAnalyticsPictures.targets,
  'test-the-other-branch': shot(northfield, '2025-06-12T08:00', [flowOf(northfield, driveWorkflow)]),
  'bookings-stay-with-the-same-person': bookingsPicture,
  'undo-an-import': shot(
    redwater,
    '2025-05-14T16:00',
    settingPanes('Imports', {
      note: 'History',
      head: ['File', 'Rows', 'Added', 'Updated', 'State'],
      rows: [
        ['contacts.csv', '18,420', '17,902', '518', {text: 'Can undo', tone: 'active'}],
        ['fair-leads.csv', '212', '187', '25', {text: 'Undone', tone: 'plain'}],
        ['suppliers.xlsx', '96', '96', '0', {text: 'Kept', tone: 'plain'}],
        ['yard-accounts.csv', '1,140', '1,004', '136', {text: 'Kept', tone: 'plain'}],
        ['counter-north.csv', '2,310', '2,288', '22', {text: 'Kept', tone: 'plain'}],
        ['counter-south.csv', '1,875', '1,851', '24', {text: 'Kept', tone: 'plain'}],
        ['old-invoices.csv', '6,402', '0', '6,402', {text: 'Kept', tone: 'plain'}],
        ['price-list.xlsx', '884', '861', '23', {text: 'Kept', tone: 'plain'}],
        ['drivers.csv', '31', '31', '0', {text: 'Kept', tone: 'plain'}],
        ['newsletter.csv', '3,077', '2,419', '658', {text: 'Kept', tone: 'plain'}],
      ],
      on: 0,
    }),
  ),
};
