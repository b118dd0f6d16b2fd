/**
 * Words of the application, one for each thing. Panels of guides and pages of integrations show them;
 * `tests/sample/content/product.test.ts` finds those that are typed again.
 */

import {screen, settings} from './screens';

export const buttons = {
  addDeal: 'Add deal',
  addField: 'Add field',
  addRule: 'Add rule',
  call: 'Call',
  cancelPlan: 'Cancel plan',
  changePlan: 'Change plan',
  check: 'Check',
  checkNow: 'Check now',
  connect: 'Connect',
  copyCode: 'Copy code',
  copyLink: 'Copy link',
  email: 'Email',
  export: 'Export',
  note: 'Note',
  preview: 'Preview',
  publish: 'Publish',
  qrCode: 'QR code',
  refund: 'Refund',
  save: 'Save',
  schedule: 'Schedule',
  send: 'Send',
  sendTest: 'Send test',
  start: 'Start',
  startImport: 'Start import',
  switchOn: 'Switch on',
  test: 'Test',
  text: 'Text',
  turnOn: 'Turn on',
} as const;

/** Fields, settings and columns. */
export const fields = {
  addFilter: 'Add filter',
  address: 'Address',
  agreed: 'Agreed to texts',
  amount: 'Amount',
  blocks: 'Blocks my time',
  code: 'Code',
  condition: 'Condition',
  deal: 'Deal',
  discount: 'Discount',
  domain: 'Domain',
  email: 'Email',
  everyoneElse: 'Everyone else',
  export: 'Export',
  found: 'Found',
  goesTo: 'Goes to',
  importTag: 'Tag for this import',
  kind: 'Kind',
  knownPeople: 'People you already have',
  leadAssignment: 'Lead assignment',
  message: 'Message',
  messages: 'Messages',
  name: 'Name',
  newBookings: 'New bookings go to',
  nextStep: 'Next step',
  note: 'Note',
  notifications: 'Notifications',
  owner: 'Owner',
  payment: 'Payment',
  period: 'Period',
  phone: 'Phone',
  role: 'Role',
  stage: 'Stage',
  status: 'Status',
  team: 'Team',
  tellCustomer: 'Tell the customer',
  text: 'Text',
  trigger: 'Trigger',
  unknownContact: 'Contact not found',
  who: 'Who',
  workEmail: 'Work email',
} as const;

/** Choices of fields. */
export const options = {
  askDeposit: 'Ask for deposit',
  bothWays: 'Both ways',
  businessHours: 'Business hours',
  button: 'Button',
  byRule: 'By rule',
  createContact: 'Create contact',
  createField: 'Create field',
  forReply: 'For reply',
  inTurn: 'In turn',
  inline: 'Inline',
  leave: 'Leave as they are',
  noAnswer: 'No answer',
  readOnly: 'Read only',
  skipRow: 'Skip row',
  update: 'Update',
} as const;

/** What starts a workflow, and the steps it takes. */
export const workflow = {
  formSubmitted: 'Form submitted',
  tagAdded: 'Tag added',
  assignOwner: 'Assign owner',
  createDeal: 'Create deal',
  createTask: 'Create task',
  moveDeal: 'Move deal',
  sendText: 'Send text',
  waitForReply: 'Wait for reply',
} as const;

/** Where settings are: `Settings > Payments`. */
export const settingsPath = (page: keyof typeof settings): string => `${screen.settings} > ${settings[page]}`;
export const calendarPath = 'My profile > Calendar';

/** The first step of connecting a product of the directory. */
export const findIntegration = (name: string): string =>
  `Open ${settingsPath('integrations')}, search for ${name} and choose ${buttons.connect}.`;

/** Stages of the pipeline that a new account has. */
export const stages = {
  newLead: 'New lead',
  qualified: 'Qualified',
  booked: 'Booked',
  won: 'Won',
  lost: 'Lost',
} as const;
