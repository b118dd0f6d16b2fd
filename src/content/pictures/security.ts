import {boards, team} from '#src/content/lead/moments';
import {northfield} from '#src/content/world/northfield';
import {settingPanes, shot} from '#src/world/shots';

/** One morning at Northfield Motors. */
export const accessLog = shot(
  northfield,
  '2025-06-12T10:10',
  settingPanes('Access log', {
    note: 'Thu, June 12',
    head: ['Event', 'Who and what', 'Time'],
    rows: [
      ['Backup finished', 'Restore point kept', '2:00'],
      ['User added', 'New colleague, by SCIM', '7:45'],
      ['Signed in', `${team.dana.name}, SSO`, '8:02'],
      ['Role changed', `${team.daniel.name}, to Manager`, '8:40'],
      ['Export', `${boards.after.count} deals, by ${team.dana.name}`, '9:15'],
      ['Sign-in refused', 'New device, no second step', '9:31'],
      ['User removed', 'Left the directory', '10:05'],
    ],
    on: 5,
  }),
);
