import {sendForm, sendJson, site} from './requests';

export const address = `${site}/api/contact`;
export const trialAddress = `${site}/api/trial`;

export const visitor = {
  firstName: 'Marta',
  lastName: 'Silva',
  email: 'marta@oakline.example',
  company: 'Oakline Studio',
  message: 'We book forty consultations a month.\nCan Scalewell take deposits?',
};

export const jsonPost = (body: unknown, headers: Record<string, string> = {}) => sendJson(address, body, headers);

export const formPost = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  sendForm(address, fields, headers);
