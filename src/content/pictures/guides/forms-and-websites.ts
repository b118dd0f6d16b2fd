import type {Panel} from '#src/content/schema/pictures/panel';
import {check, choice, field, line, menu, on, press} from './controls';

export const formsAndWebsitesPictures: Readonly<Record<string, Panel>> = {
  'build-a-form': {
    title: 'Test-drive request',
    rows: [
      menu('Add field', 'Email', 3),
      check('Required', 4),
      on('Agreed to texts', 5),
      menu('After sending', 'Open booking page', 6),
      menu('New entries', 'Lead assignment', 7),
    ],
    buttons: [press('Preview'), press('Publish', 9)],
  },
  'put-a-form-on-your-website': {
    title: 'Embed: Test drive',
    tool: press('Copy code', 4),
    rows: [
      choice('Show it as', ['Inline', 'Button'], 2),
      menu('Look', 'Match my site', 3),
      line('Found on', 'northfield.example/test-drive', 7),
    ],
    buttons: [press('Check')],
  },
  'publish-a-page': {
    title: 'Summer truck offer',
    tool: press('Phone', 6),
    rows: [
      choice('Add', ['Form', 'Booking', 'Payment'], 4),
      field('Page settings', 'Ridgeback summer offer', 5),
      menu('Domain', 'offers.northfield.example', 7),
    ],
    buttons: [press('Publish', 8)],
  },
  'connect-a-domain': {
    title: 'Connect domain',
    rows: [
      field('Domain', 'offers.northfield.example'),
      line('CNAME offers', 'sites.scalewell.example'),
      line('Found', 'Record seen 2 minutes ago', 6),
      line('Secure', 'Certificate issued', 7),
    ],
    buttons: [press('Check now'), press('Save', 8)],
  },
  'build-a-funnel': {
    title: 'Trade-in funnel',
    tool: press('Test run', 8),
    rows: [
      line('Page 1', 'What is your truck worth?'),
      menu('Next step', 'Trade-in form', 4),
      menu('Split by answer', 'Do you still owe on it?', 5),
      menu('Left early', 'Trade-in reminder', 6),
    ],
    buttons: [press('Copy link'), press('Publish', 9)],
  },
};
