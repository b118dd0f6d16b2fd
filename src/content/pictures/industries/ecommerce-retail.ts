import type {PictureOf} from '#src/mocks/types';

/** 63 + 212 + 75 = 350 carts; 63 of 350 is the 18% of the page's first figure. */
export const cartRecovery: PictureOf<'flow'> = {
  kind: 'flow',
  label:
    'Cart recovery flow with 350 carts this month. One hour after a cart is left, an email brings it back: 63 became orders, 212 get a text the next day and 75 are left alone.',
  title: 'Cart recovery',
  chip: {text: 'Live', tone: 'done'},
  note: '350 carts this month',
  steps: [
    {icon: 'cart', title: 'Cart left', note: '$128, 2 items'},
    {icon: 'clock', title: 'Wait one hour', note: 'Ends if they pay', tone: 'waiting'},
    {icon: 'mail', title: 'Email the saved cart', note: 'Same size and color', tone: 'active'},
  ],
  outcomes: [
    {icon: 'bag', title: 'Order placed', note: '63 carts, 18%', tag: 'Bought', tone: 'active'},
    {icon: 'message', title: 'Text next day', note: '212 carts', tag: 'No click'},
    {icon: 'close', title: 'Leave alone', note: '75 carts', tag: 'Opted out'},
  ],
};
