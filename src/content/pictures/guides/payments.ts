import {frequencies} from '#src/content/product/rules';
import {settings} from '#src/content/product/screens';
import {buttons, fields, options} from '#src/content/product/words';
import type {Panel} from '#src/world/schema/panel';
import {check, choice, field, line, menu, on, press} from './controls';

export const paymentPictures: Readonly<Record<string, Panel>> = {
  'send-a-quote': {
    title: 'Quote 214',
    tool: press('Add line', 2),
    rows: [
      line('2024 Ridgeback XL', '$46,900'),
      check('Optional', 4),
      field('Valid until', 'July 12, 2025', 5),
      choice('On signing', ['Nothing', options.askDeposit, 'Create invoice'], 6, options.askDeposit),
    ],
    buttons: [press(buttons.preview, 7), press(buttons.send, 8)],
  },
  'send-an-invoice': {
    title: 'Invoice 1045',
    rows: [
      line('Roof rack, installed', '$480'),
      choice(fields.payment, ['In full', 'Deposit and balance', buttons.schedule], 4),
      field('Due date', 'June 27, 2025', 5),
      field('Reference', 'PO 7731', 6),
    ],
    buttons: [press(buttons.preview), press(buttons.send, 7)],
  },
  'share-a-payment-link': {
    title: 'Request payment',
    rows: [
      field(fields.amount, '$120'),
      check('Customer decides', 2),
      field('What it is for', 'Service call, June 12'),
      choice('Use', ['Once', 'Many times'], 4),
    ],
    buttons: [press(buttons.qrCode), press(buttons.copyLink), press('Insert link', 6)],
  },
  'remind-customers-about-overdue-invoices': {
    title: 'Reminders',
    rows: [
      on('Before due date', 2, '3 days'),
      on('On due date', 3),
      on('After due date', 4, '7 and 14 days'),
      menu('Then', 'Task for the deal’s owner', 6),
      menu('Leave out', 'Tag: own-terms', 7),
    ],
    buttons: [press(buttons.sendTest), press(buttons.save, 8)],
  },
};

export const storePictures: Readonly<Record<string, Panel>> = {
  'add-products': {
    title: 'Add product',
    rows: [
      choice(fields.kind, ['Physical', 'Download', 'Service', 'Gift card'], 2),
      field('Name and price', 'Roof rack, $420'),
      on('Count stock', 6, '18 left, warn at 4'),
      menu('Tax', 'Standard', 7),
      menu('Offered in', 'Quotes and invoices', 8),
      on(settings.reviews, 9, '10 days after delivery'),
    ],
    buttons: [press('Add option', 5), press(buttons.save, 10)],
  },
  'open-your-store': {
    title: 'Set up store',
    tool: press(buttons.preview, 8),
    rows: [
      choice('Shipping', ['Flat rate', 'By weight', 'Local pickup'], 3),
      menu('Taxes', 'Ontario, New York', 4),
      check(fields.agreed, 6),
      menu('Policies', 'Returns, privacy, shipping'),
      on('Test mode', 9),
    ],
    buttons: [press('Open store', 10)],
  },
  'manage-orders': {
    title: 'Order 3108, to ship',
    rows: [
      line('Customer', 'Roof rack, $420'),
      menu('Create label', 'UPS Ground, 1 package', 4),
      line('Tracking', 'Sent to the customer'),
    ],
    buttons: [press('Split', 6), press(buttons.refund, 8), press('Mark as shipped', 5)],
  },
  'recover-abandoned-carts': {
    title: 'Cart reminders',
    rows: [
      on('First reminder', 2, 'After 1 hour, email'),
      on('Second reminder', 3, 'Next day, email'),
      field('Smallest cart', '$40'),
    ],
    buttons: [press(buttons.sendTest), press(buttons.save, 7)],
  },
  'sell-subscriptions': {
    title: 'Cabin air filter',
    rows: [
      on('Offer as subscription', 2),
      choice('Frequency', frequencies, 3, frequencies[2]),
      field(fields.discount, '10%', 4),
      on('Before renewal', 6, '3 days'),
      line('Failed payment', 'Retry after 1, 3 and 5 days', 7),
    ],
    buttons: [press(buttons.save, 8)],
  },
  'create-discounts-and-gift-cards': {
    title: 'New discount',
    rows: [
      field(fields.code, 'SPRING10'),
      choice(fields.kind, ['Percent', fields.amount, 'Free shipping'], 3),
      menu('Applies to', 'Roof rack, tow package', 4),
      menu(fields.who, 'First orders only', 5),
    ],
    buttons: [press(buttons.copyLink), press(buttons.save, 7)],
  },
};
