import {boards, team} from '#src/content/lead/moments';
import type {PictureOf} from '#src/content/schema/pictures/picture';

/** One morning at Northfield Motors. */
export const accessLog: PictureOf<'sheet'> = {
  kind: 'sheet',
  label: `Access log for June 12 with seven events: a backup at 2:00, a user added by SCIM, a two-step sign-in through SSO, a role changed, an export of ${boards.after.count} deals, a sign-in refused without the second step, and a user removed.`,
  title: 'Access log',
  note: 'Thu, June 12',
  columns: ['Event', 'Who and what', 'Time'],
  rows: [
    ['Backup finished', 'Restore point kept', '2:00'],
    ['User added', 'A new colleague, by SCIM', '7:45'],
    ['Signed in', `${team.dana.name}, SSO and two steps`, '8:02'],
    ['Role changed', `${team.daniel.name}, Member to Manager`, '8:40'],
    ['Export', `${boards.after.count} deals, by ${team.dana.name}`, '9:15'],
    ['Sign-in refused', 'New device, no second step', '9:31'],
    ['User removed', 'A colleague who left the directory', '10:05'],
  ],
  on: 5,
};
