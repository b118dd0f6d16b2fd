import {buttons, fields, options} from '#src/content/product/words';
import type {Panel} from '#src/world/schema/panel';
import {check, choice, field, line, menu, on, press} from './controls';

export const formsAndWebsitesPictures: Readonly<Record<string, Panel>> = {
  'build-a-form': {
    title: 'Test-drive request',
    rows: [
      menu(buttons.addField, fields.email, 3),
      check('Required', 4),
      on(fields.agreed, 5),
      menu('After sending', 'Open booking page', 6),
      menu('New entries', fields.leadAssignment, 7),
    ],
    buttons: [press(buttons.preview), press(buttons.publish, 9)],
  },
  'put-a-form-on-your-website': {
    title: 'Embed: Test drive',
    tool: press(buttons.copyCode, 4),
    rows: [
      choice('Show it as', [options.inline, options.button], 2),
      menu('Look', 'Match my site', 3),
      line('Found on', 'northfield.example/test-drive', 7),
    ],
    buttons: [press(buttons.check)],
  },
  'publish-a-page': {
    title: 'Summer truck offer',
    tool: press(fields.phone, 6),
    rows: [
      choice('Add', ['Form', 'Booking', fields.payment], 4),
      field('Page settings', 'Ridgeback summer offer', 5),
      menu(fields.domain, 'offers.northfield.example', 7),
    ],
    buttons: [press(buttons.publish, 8)],
  },
  'connect-a-domain': {
    title: 'Connect domain',
    rows: [
      field(fields.domain, 'offers.northfield.example'),
      line('CNAME offers', 'sites.scalewell.example'),
      line(fields.found, 'Record seen 2 minutes ago', 6),
      line('Secure', 'Certificate issued', 7),
    ],
    buttons: [press(buttons.checkNow), press(buttons.save, 8)],
  },
  'build-a-funnel': {
    title: 'Trade-in funnel',
    tool: press('Test run', 8),
    rows: [
      line('Page 1', 'What is your truck worth?'),
      menu(fields.nextStep, 'Trade-in form', 4),
      menu('Split by answer', 'Do you still owe on it?', 5),
      menu('Left early', 'Trade-in reminder', 6),
    ],
    buttons: [press(buttons.copyLink), press(buttons.publish, 9)],
  },
};
