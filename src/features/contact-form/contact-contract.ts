import {contactFields, contactFieldSpecs, parseContactMessage} from '#src/contracts/contact';
import type {FormContract} from './types';

export const contactContract: FormContract = {
  address: '/api/contact',
  fields: contactFields,
  nameFields: ['firstName', 'lastName'],
  specs: contactFieldSpecs,
  parse: parseContactMessage,
};
