import type {Picture} from '#src/mocks/types';

/** Sable Ridge Advisors: 12 pieces in June, and one article from interview to newsletter. */
export const contentCreativePictures = {
  hero: {
    kind: 'board',
    label:
      'Content board with 12 pieces: 3 briefed, 5 in draft and 4 in review. The post “First meeting checklist” is being moved to review.',
    title: 'Content plan',
    chip: {text: '12 pieces', tone: 'plain'},
    columns: [
      {
        name: 'Briefed',
        tone: 'early',
        count: '3',
        cards: [
          {title: 'Selling a family firm', note: 'Ebook', value: 'Jul 18', owner: {initials: 'NB', tone: 'lime'}},
          {title: 'Five pension myths', note: 'Video', value: 'Jul 8', owner: {initials: 'TW', tone: 'apricot'}},
          {title: 'Gifts to children', note: 'Blog post', value: 'Jun 27', owner: {initials: 'EH'}},
        ],
      },
      {
        name: 'In draft',
        tone: 'active',
        count: '5',
        cards: [
          {title: 'Do I need a trust?', note: 'Blog post', value: 'Jun 20', owner: {initials: 'EH'}},
          'ghost',
          {title: 'A bakery, debt-free', note: 'Case study', value: 'Jun 27', owner: {initials: 'NB', tone: 'lime'}},
        ],
      },
      {
        name: 'In review',
        tone: 'waiting',
        count: '4',
        cards: [
          {title: 'Reading a fund fee', note: 'Blog post', value: 'Jun 17', owner: {initials: 'EH'}},
          {
            title: 'First meeting checklist',
            note: 'Blog post',
            value: 'Jun 16',
            owner: {initials: 'NB', tone: 'lime'},
            dragged: true,
          },
        ],
      },
    ],
  },
  interview: {
    kind: 'list',
    label: 'Interview of 58 minutes on June 3 with two marked sentences and four pieces planned from it.',
    title: 'Interview, Jun 3',
    note: '58 min',
    rows: [
      {icon: 'message', title: '“They fear fees they can’t see.”', right: '12:40'},
      {icon: 'message', title: '“Nobody reads the fund sheet.”', right: '31:05'},
      {icon: 'edit', title: '4 pieces planned', chip: {text: 'Next', tone: 'active'}, on: true},
    ],
  },
  draft: {
    kind: 'thread',
    label: 'A first draft of 940 words with four sources gets one correction and is approved for June 17.',
    messages: [
      {from: 'us', text: 'Draft 1 of “Reading a fund fee”: 940 words, 4 sources.'},
      {from: 'them', text: 'Change “always” to “usually” in part two. Otherwise good.'},
      {from: 'note', text: 'Approved, publishes Jun 17'},
    ],
  },
  reuse: {
    kind: 'list',
    label:
      'The article “Reading a fund fee” on the blog on June 17, in the newsletter on June 19, as three posts and as a PDF.',
    title: '“Reading a fund fee”',
    rows: [
      {icon: 'globe', title: 'Blog', right: 'Jun 17'},
      {icon: 'mail', title: 'Newsletter', note: 'Short version', right: 'Jun 19'},
      {icon: 'megaphone', title: 'Three posts', right: 'Jun 20–26'},
    ],
  },
} satisfies Record<string, Picture>;
