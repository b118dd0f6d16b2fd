import type {ComponentNote} from '#src/content/styleguide/types';

/** Every folder of src/features. */
export const featureNotes = {
  'features/booking': {
    use: 'The booking calendar: a day by the keys of a date grid, a time, who comes, booked.',
    seen: {where: 'The booking page', to: '/book'},
  },
  'features/case-filter': {
    use: 'Shows the stories of one industry and writes it to the address.',
    seen: {where: 'Case studies', to: '/case-studies'},
  },
  'features/contact-form': {
    use: 'The contact form. When it cannot send, it leaves a mail that is ready to go.',
    seen: {where: 'Contact', to: '/contact'},
  },
  'features/demo-dialog': {use: 'The booking dialog. Escape, the backdrop and the cross close it; focus returns.'},
  'features/faq-search': {use: 'Filters questions while one types, and says how many are left.'},
  'features/industry-tabs': {use: 'Upright tabs, a side-scrolling row on a phone. The choice is kept in the address.'},
  'features/newsletter': {use: 'Sign-up for the newsletter. Without JavaScript it posts itself.'},
  'features/page-feedback': {
    use: 'Asks under a doc whether it helped. The comment follows the choice.',
    seen: {where: 'Any page of the documentation', to: '/docs/messaging/send-a-text'},
  },
  'features/plan-calculator': {use: 'Four numbers in, the smallest plan that holds them out.'},
  'features/plan-tabs': {use: 'A segmented control of two options: the selected one is raised from its track.'},
  'features/site-search': {
    use: 'Finds pages by their words while one types. Control or Command with K opens it.',
    seen: {where: 'The header of every page'},
  },
  'features/theme-toggle': {use: 'Light or dark. Until it is used, the system decides.'},
  'features/toasts': {use: 'A message in the corner for eight seconds. Hover or focus holds it.'},
} as const satisfies Record<string, ComponentNote>;
