import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import {months} from '#src/world/moment';
import type {Picture} from '#src/world/schema/picture';

/** From July to June. */
const visits = [2080, 2060, 2140, 2310, 2620, 2980, 3450, 3990, 4560, 5210, 5830, 6480];

/** Castellan Movers: twelve months of search work, from 2,080 to 6,480 visits a month. */
export const seoGrowthPictures = {
  audit: {
    kind: 'sheet',
    label: 'Audit in week 1 with 37 findings: 14 redirect chains, 14 pages slow on a phone, 9 pages without a title.',
    title: 'Audit, week 1',
    note: '37 findings',
    columns: ['Finding', 'Pages', 'First', 'Effort'],
    rows: [
      ['Redirect chain', '14', '/services', {text: 'An hour', tone: 'waiting'}],
      ['Slow on a phone', '14', '/quote', {text: 'Two days', tone: 'waiting'}],
      ['No page title', '9', '/storage', {text: 'Half a day', tone: 'waiting'}],
      ['Same text twice', '0', '', {text: 'None', tone: 'active'}],
      ['Broken link', '0', '', {text: 'None', tone: 'active'}],
      ['Picture without text', '0', '', {text: 'None', tone: 'active'}],
      ['Not in the site map', '0', '', {text: 'None', tone: 'active'}],
      ['Other phone number', '0', '', {text: 'None', tone: 'active'}],
      ['Form without consent', '0', '', {text: 'None', tone: 'active'}],
      ['Page without a link', '0', '', {text: 'None', tone: 'active'}],
    ],
  },
  work: {
    kind: 'site',
    label: 'The page “Moving a piano”, published in August, item 2 of 11 on the work list.',
    address: 'castellan.example/moving-a-piano',
    firm: 'Castellan Movers',
    links: [],
    action: 'Fixed price',
    title: 'Moving a piano: cost, crew and insurance',
    text: 'An upright takes three people and about two hours.',
    art: 'piano',
    services: [
      ['Redirects', 'Fixed July 9'],
      ['This page', 'Published August 13'],
      ['Storage', 'In review'],
    ],
  },
  review: {
    kind: 'search',
    label:
      'Local search in June: Castellan Movers leads the map for “movers open now” with 4.8 stars from 212 reviews, 12 of them new in June, and its nearest location follows.',
    query: 'movers open now',
    places: [
      {name: 'Castellan Movers', rating: '4.8 stars, 212 reviews', text: '12 new reviews in June'},
      {name: 'Castellan Movers, Dock Street', rating: '4.7 stars, 84 reviews', text: 'Open until 7 PM'},
      {name: 'Dunmore Transport', rating: '4.4 stars, 96 reviews', text: 'Closed, opens 8 AM'},
    ],
    pages: [
      {
        address: 'castellan.example / dock-street',
        title: 'Movers on Dock Street, open until 7 PM',
        text: 'The same hours, photos and services everywhere, and the next open dates for your street.',
      },
    ],
  },
  growth: {
    kind: 'sheet',
    label:
      'Organic search from July 2024 to June 2025: visits per month grew from 2,080 to 6,480, slowly at first. In June 162 inquiries, and 94 phrases on page one, up from 21.',
    title: 'Organic search',
    note: 'July 2024 to June 2025',
    columns: ['Month', 'Visits', 'Inquiries'],
    rows: visits.map((count, index) => [
      months[(index + 6) % 12] ?? '',
      count.toLocaleString('en-US'),
      String(Math.round(count / 40)),
    ]),
    on: 11,
  },
  local: {
    kind: 'sheet',
    label: 'Business profile in June: 118 calls, 74 direction requests and 19 new reviews with 4.8 stars on average.',
    title: 'Map listing, June',
    note: '4.8 stars on average',
    columns: ['From the listing', 'Dock Street', 'Harbor Road', 'June'],
    rows: [
      ['Calls', '46', '72', '118'],
      ['Direction requests', '31', '43', '74'],
      ['New reviews', '7', '12', '19'],
      ['Views on the map', '2,310', '3,630', '5,940'],
      ['Visits to the website', '92', '149', '241'],
      ['Photos looked at', '640', '970', '1,610'],
      ['Questions answered', '3', '5', '8'],
      ['Prices looked at', '210', '318', '528'],
      ['Messages', '9', '16', '25'],
    ],
    on: 0,
  },
} satisfies Record<string, Picture>;

export const seoGrowthHero: HeroArt = {
  kind: 'bleed',
  picture: {
    kind: 'search',
    label:
      'Search results for “piano movers near me”: Castellan Movers is first on the map with 4.8 stars from 212 reviews, and two of its pages follow.',
    query: 'piano movers near me',
    places: [
      {name: 'Castellan Movers', rating: '4.8 stars, 212 reviews', text: 'Open until 7 PM. Books online.'},
      {name: 'Dunmore Transport', rating: '4.4 stars, 96 reviews', text: 'Open until 5 PM'},
      {name: 'Two Brothers Moving', rating: '4.1 stars, 58 reviews', text: 'Closed, opens 8 AM'},
    ],
    pages: [
      {
        address: 'castellan.example / moving-a-piano',
        title: 'Moving a piano: cost, crew and insurance',
        text: 'An upright takes three people and about two hours. See our fixed prices by floor and distance, and the next open dates.',
      },
      {
        address: 'castellan.example / storage',
        title: 'Storage by the month, from $68',
        text: 'Heated rooms, no deposit. Sizes and prices for each of our two sites.',
      },
    ],
  },
};

export const seoGrowthClosing: ClosingChart = {
  kind: 'columns',
  caption: 'Castellan Movers, visits from search by month, July to June',
  label: 'Visits from search by month: from 2,080 in July to 6,480 in June.',
  rows: visits.map((value, index) => ({
    name: 'JASONDJFMAMJ'.charAt(index),
    value,
    shown: index === 0 || index === visits.length - 1 ? value.toLocaleString('en-US') : '',
  })),
};
