import {company} from '#src/content/company';
import type {PageMeta} from '#src/content/types';

export const styleguideMeta: PageMeta = {
  title: 'Style guide',
  description: `Every color, text style, icon and component of the ${company.name} website in all its states, for the people who design, write and build it.`,
};

export const styleguideHead = {
  title: 'Style guide',
  aside: 'Everything the site is made of, in every state. Switch the theme above; walk it with the Tab key.',
  /** Over the list of chapters. */
  contents: 'Chapters',
} as const;

/** Chapters in the order of the page. The id is also the anchor. */
export const styleguideChapters = [
  {id: 'color', title: 'Color', text: 'One set of names, three fillings: light, dark, and the dark band.'},
  {id: 'type', title: 'Type', text: 'One variable font. The numbers are size, line height, tracking and weight.'},
  {id: 'scale', title: 'Space, shape, motion', text: 'Steps, widths, corners, shadows and three durations.'},
  {id: 'marks', title: 'Logo and icons', text: 'One mark, one set of icons, one color at a time.'},
  {
    id: 'buttons',
    title: 'Buttons',
    text: 'One primary button per group, and it stands first. The pointer and the Tab key show the other states.',
  },
  {id: 'links', title: 'Links', text: 'Underlined wherever they stand in a sentence.'},
  {id: 'labels', title: 'Labels and lists', text: 'Small parts that other components carry.'},
  {id: 'heads', title: 'Headings and sections', text: 'Left-aligned, asymmetric, without eyebrow labels.'},
  {id: 'accordion', title: 'Accordion', text: 'Closed, open, and one at a time.'},
  {id: 'tabs', title: 'Tabs', text: 'Click, or move with the arrows, Home and End.'},
  {id: 'fields', title: 'Fields', text: 'Idle, filled, wrong, and held while a form is sent.'},
  {id: 'messages', title: 'Messages', text: 'In the page, in the corner, and over everything.'},
  {id: 'code', title: 'Code', text: 'Four colors, and a button that copies.'},
  {id: 'writing', title: 'Writing', text: 'What MDX can do, as it is typed and as it looks.'},
  {id: 'prices', title: 'Prices', text: 'Plans, what they hold, and which one fits.'},
  {id: 'features', title: 'Features', text: 'Hairlines and columns in place of cards.'},
  {id: 'steps', title: 'Steps and time', text: 'How something runs, by step, week or hour.'},
  {id: 'facts', title: 'Figures and facts', text: 'Numbers first, words under them.'},
  {id: 'proof', title: 'Customers', text: 'Quotes, names and stories.'},
  {id: 'rows', title: 'Rows and cells', text: 'Ways on to other pages.'},
  {id: 'splits', title: 'Splits', text: 'A heading that stays, and something long beside it.'},
  {id: 'bands', title: 'Bands', text: 'The foot of a page.'},
  {
    id: 'pictures',
    title: 'Product pictures',
    text: 'Every kind of drawn screen. Each is one image to a screen reader.',
  },
  {id: 'charts', title: 'Charts', text: 'The step line, with a lime end-point.'},
  {id: 'blog', title: 'Blog', text: 'Covers, cards and the small lines around them.'},
  {id: 'previews', title: 'Previews', text: 'What a link to a page shows in a chat or a feed.'},
  {id: 'elsewhere', title: 'Seen elsewhere', text: 'Parts that carry a page’s headline, or need a page around them.'},
] as const;

export type ChapterId = (typeof styleguideChapters)[number]['id'];
