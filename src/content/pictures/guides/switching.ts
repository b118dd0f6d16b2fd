import {settings} from '#src/content/product/screens';
import {buttons, fields, options, stages} from '#src/content/product/words';
import type {Panel} from '#src/world/schema/panel';
import {choice, field, line, menu, press} from './controls';

export const switchingPictures: Readonly<Record<string, Panel>> = {
  'from-a-spreadsheet': {
    title: 'Import contacts, 1,240 rows',
    rows: [
      menu('E-mail', fields.email),
      menu('Region', options.createField, 5),
      field(fields.importTag, 'from-spreadsheet'),
      line('Problems', '12 rows without email or phone'),
    ],
    buttons: [press(buttons.preview, 6), press(buttons.startImport, 7)],
  },
  'from-hubspot': {
    title: 'Import contacts, 4,820 rows',
    rows: [
      menu('Lifecycle stage', options.createField, 4),
      choice(fields.knownPeople, [options.update, options.leave], 6),
      field(fields.importTag, 'from-hubspot'),
    ],
    buttons: [press(buttons.preview, 5), press(buttons.startImport)],
  },
  'from-pipedrive': {
    title: 'Import deals, 606 rows',
    rows: [
      menu('Stage “Demo scheduled”', stages.booked),
      choice(fields.unknownContact, [options.createContact, options.skipRow], 7, options.skipRow),
      menu('Identified by', 'ID from your old system'),
    ],
    buttons: [press(buttons.preview, 8), press(buttons.startImport)],
  },
  'from-salesforce': {
    title: 'Import contacts, 2,075 rows',
    rows: [
      menu('Account name', settings.companyDetails),
      choice(fields.knownPeople, [options.update, options.leave], 5, options.leave),
      field(fields.importTag, 'lead'),
    ],
    buttons: [press(buttons.preview), press(buttons.startImport, 4)],
  },
};
