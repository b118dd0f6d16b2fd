import type {ComponentNote} from '#src/content/styleguide/types';

/** Every folder of src/sections, but for those of the blog. */
export const sectionNotes = {
  'sections/AddOns': {use: 'Services added to a plan: columns with a link each.'},
  'sections/BentoGrid': {
    use: 'Large cells over a product window. The whole cell is the link; each ground stands once.',
  },
  'sections/ClientNames': {use: 'Wordmarks in one color on one line. No logos, no carousel.'},
  'sections/ClosingBand': {use: 'Ends a page: one headline, one sentence, one button.'},
  'sections/ComparisonTable': {
    use: 'Plans row by row. It scrolls sideways on a phone under a first column that stays.',
  },
  'sections/ContactFacts': {use: 'Email, phone and hours, as a ruled list or as cards.'},
  'sections/FactList': {use: 'Label and value between hairlines.'},
  'sections/FaqSplit': {use: 'Questions beside a heading that stays in view.'},
  'sections/FeatureGrid': {use: 'Features between shared hairlines, in three or four columns. Not cards.'},
  'sections/FeaturedCase': {use: 'One customer’s story on the dark band, with its figures and chart.'},
  'sections/Hero': {
    use: 'Opening of the home page: headline, lead and buttons over a product window.',
    seen: {where: 'Home page', to: '/'},
  },
  'sections/HowItWorks': {use: 'Three numbered columns, each under a cropped product window.'},
  'sections/IntegrationGrid': {use: 'Names of products and what they are for. No invented logos.'},
  'sections/LinkBanner': {use: 'Strip at the foot of a page that leads on to one other page.'},
  'sections/LinkRow': {use: 'One thing to do, on one row between hairlines.'},
  'sections/NewsletterBand': {use: 'Asks for an email address on a tight dark band.'},
  'sections/NotFound': {
    use: 'The whole not-found page, with the line that drops off.',
    seen: {where: 'Any address without a page'},
  },
  'sections/OfferHero': {
    use: 'Opening of an inner page: text on the left, product window on the right.',
    seen: {where: 'Solutions and services', to: '/solutions/book-more-clients'},
  },
  'sections/PageHead': {
    use: 'Opening of an index page: headline, and one sentence on the right.',
    seen: {where: 'The top of this page, and pricing', to: '/pricing'},
  },
  'sections/PerfectFor': {use: 'Kinds of customer under a heavy rule. A whole column is its link.'},
  'sections/PlanTable': {use: 'One block of columns whose rows line up. The popular plan is never lifted or scaled.'},
  'sections/Quotes': {use: 'What customers say, in three layouts. No stars, no large quotation marks.'},
  'sections/RuledList': {use: 'Rows between hairlines: title, text, a small picture, and an arrow or a figure.'},
  'sections/SiteFooter': {
    use: 'Brand, four columns of links, legal line.',
    seen: {where: 'The foot of every page'},
  },
  'sections/SiteHeader': {
    use: 'Logo, menus, theme, login, demo. The menus are popovers, so they need no script.',
    seen: {where: 'The top of every page'},
  },
  'sections/StatStrip': {use: 'Figures over their labels. Promotional figures carry a caption that says so.'},
  'sections/StepLine': {use: 'Numbered boxes on a line that ends in lime: climbing on the home page, flat elsewhere.'},
  'sections/StickySplit': {use: 'Heading that stays in view, anything long on the right.'},
  'sections/StoryRows': {use: 'Stories as rows with a line and a figure; each opens to its whole text.'},
  'sections/TextColumn': {use: 'Running text at reading width; the first paragraph is larger.'},
  'sections/Timeline': {use: 'A day, the weeks of a plan, the minutes of an agenda.'},
  'sections/ValueColumns': {use: 'What we hold to, and how one notices.'},
  'sections/ValuePoints': {use: 'Three short claims, split by hairlines.'},
  'sections/YearLine': {use: 'Years on a climbing line; today carries the lime end-point.'},
} as const satisfies Record<string, ComponentNote>;
