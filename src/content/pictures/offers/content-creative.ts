import type {ClosingChart, HeroArt} from '#src/content/schema/offer-layout';
import type {Picture} from '#src/world/schema/picture';

/** Headline of the article in the pictures. */
export const articleTitle = 'What a 1% fund fee costs over twenty years';

/** Sable Ridge Advisors: 12 pieces in June, and one article from interview to newsletter. */
export const contentCreativePictures = {
  article: {
    kind: 'site',
    label: `The article “${articleTitle}” on the blog of Sable Ridge Advisors, published June 17, with a chart and three more articles below.`,
    address: 'sableridge.example/blog',
    firm: 'Sable Ridge Advisors',
    links: ['Services', 'Fees', 'Blog'],
    action: 'Ask a question',
    title: articleTitle,
    text: 'One line on page two of your fund sheet, a pencil and ninety seconds.',
    art: 'fund',
    services: [
      ['Do I need a trust?', 'June 20'],
      ['Gifts to children', 'June 27'],
      ['A bakery, debt-free', 'June 26'],
    ],
  },
  diagrams: {
    kind: 'tiles',
    label: 'Three pictures made for one article: the chart, the office and the plan.',
    title: 'Pictures for June',
    items: [
      {art: 'fund', text: 'Chart'},
      {art: 'library', text: 'Office'},
      {art: 'plan', text: 'Plan'},
    ],
  },
} satisfies Record<string, Picture>;

export const contentCreativeHero: HeroArt = {
  kind: 'full',
  place: {
    kind: 'place',
    place: 'content',
    label: `A desk in the evening at Sable Ridge Advisors: on the monitor the draft of “${articleTitle}”, beside it a microphone and a lamp.`,
  },
  front: [
    {
      kind: 'sheet',
      label: 'Content plan for June with 12 pieces: 7 published, 2 in review, 3 in draft.',
      title: 'June, 12 pieces',
      note: 'On time',
      columns: ['Stage', 'Pieces', 'Where', 'Due'],
      rows: [
        [{text: 'In draft', tone: 'active'}, '3', 'With Milo', 'June 24'],
        [{text: 'In review', tone: 'waiting'}, '2', 'With your people', 'June 19'],
        [{text: 'Published', tone: 'done'}, '7', 'On your blog', 'June 17'],
      ],
    },
  ],
};

export const contentCreativeClosing: ClosingChart = {
  kind: 'squares',
  caption: 'Sable Ridge Advisors, June: a piece on 12 days',
  label: 'Calendar of June with 12 days on which a piece is published.',
  total: 30,
  on: [3, 5, 6, 10, 12, 13, 17, 19, 20, 24, 26, 27],
};
