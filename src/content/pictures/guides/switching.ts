import type {Panel} from '#src/content/schema/pictures/panel';
import {choice, field, line, menu, press} from './controls';

export const switchingPictures: Readonly<Record<string, Panel>> = {
  'from-a-spreadsheet': {
    title: 'Import contacts, 1,240 rows',
    rows: [
      menu('E-mail', 'Email'),
      menu('Region', 'Create field', 5),
      field('Tag for this import', 'from-spreadsheet'),
      line('Problems', '12 rows without email or phone'),
    ],
    buttons: [press('Preview', 6), press('Start import', 7)],
  },
  'from-hubspot': {
    title: 'Import contacts, 4,820 rows',
    rows: [
      menu('Lifecycle stage', 'Create field', 4),
      choice('People you already have', ['Update', 'Leave as they are'], 6),
      field('Tag for this import', 'from-hubspot'),
    ],
    buttons: [press('Preview', 5), press('Start import')],
  },
  'from-pipedrive': {
    title: 'Import deals, 606 rows',
    rows: [
      menu('Stage “Demo scheduled”', 'Booked'),
      choice('Contact not found', ['Create contact', 'Skip row'], 7, 'Skip row'),
      menu('Identified by', 'ID from your old system'),
    ],
    buttons: [press('Preview', 8), press('Start import')],
  },
  'from-salesforce': {
    title: 'Import contacts, 2,075 rows',
    rows: [
      menu('Account name', 'Company'),
      choice('People you already have', ['Update', 'Leave as they are'], 5, 'Leave as they are'),
      field('Tag for this import', 'lead'),
    ],
    buttons: [press('Preview'), press('Start import', 4)],
  },
};
