import {boards} from '#src/content/lead/moments';
import type {PictureOf} from '#src/content/schema/pictures/picture';

/** One morning at Northfield Motors; the note gives the number of rows. */
export const accessLog: PictureOf<'list'> = {
  kind: 'list',
  label: `Access log for June 12 with seven events: a backup at 2:00, a user added by SCIM, a two-step sign-in through SSO, a role changed, an export of ${boards.after.count} deals, a sign-in refused without the second step, and a user removed.`,
  title: 'Access log',
  chip: {text: '1 refused', tone: 'waiting'},
  note: 'Thu, June 12',
  rows: [
    {icon: 'repeat', title: 'Backup finished', note: 'Restore point kept', right: '2:00'},
    {icon: 'users', title: 'User added', note: 'Aisha Grant, by SCIM', right: '7:45'},
    {icon: 'lock', title: 'Signed in', note: 'Dana Rourke, SSO and two steps', right: '8:02'},
    {icon: 'edit', title: 'Role changed', note: 'Daniel Reyes, Member to Manager', right: '8:40'},
    {icon: 'document', title: 'Export', note: `${boards.after.count} deals, by Dana Rourke`, right: '9:15'},
    {icon: 'alert', title: 'Sign-in refused', note: 'New device, no second step', right: '9:31', on: 'alert'},
    {icon: 'users', title: 'User removed', note: 'Cole Barrett, left the directory', right: '10:05'},
  ],
};
