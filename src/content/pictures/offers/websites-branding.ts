import type {Picture} from '#src/mocks/types';

/** Vela & Thorn, event florists: week 5 of 6 of a new website, and its launch day. */
export const websitesBrandingPictures = {
  hero: {
    kind: 'list',
    label:
      'Website project velathorn.example in week 5 of 6: five of seven pages approved, Corporate events in review round 1 of 2, Prices in build.',
    title: 'velathorn.example',
    chip: {text: 'Week 5 of 6', tone: 'plain'},
    note: '5 of 7 pages approved',
    rows: [
      {icon: 'home', title: 'Home', note: 'Round 2 of 2', chip: {text: 'Approved', tone: 'active'}},
      {icon: 'heart', title: 'Weddings', note: 'Round 2 of 2', chip: {text: 'Approved', tone: 'active'}},
      {
        icon: 'brief',
        title: 'Corporate events',
        note: 'Round 1 of 2',
        chip: {text: 'In review', tone: 'waiting'},
        on: true,
      },
      {icon: 'card', title: 'Prices', note: 'Copy agreed', chip: {text: 'In build', tone: 'plain'}},
      {icon: 'users', title: 'About the studio', note: 'Round 1 of 2', chip: {text: 'Approved', tone: 'active'}},
      {icon: 'inbox', title: 'Contact', note: 'Form tested into CRM', chip: {text: 'Approved', tone: 'active'}},
      {icon: 'lock', title: 'Privacy', note: 'Final text', chip: {text: 'Approved', tone: 'active'}},
    ],
  },
  identity: {
    kind: 'list',
    label:
      'Identity, direction B: wordmark approved in round 2, colors approved in round 1, stationery in review in round 3.',
    title: 'Identity, direction B',
    rows: [
      {icon: 'star', title: 'Wordmark', note: 'Round 2', chip: {text: 'Approved', tone: 'active'}},
      {icon: 'sun', title: 'Colors', note: 'Round 1', chip: {text: 'Approved', tone: 'active'}},
      {icon: 'document', title: 'Stationery', note: 'Round 3', chip: {text: 'In review', tone: 'waiting'}},
    ],
  },
  comments: {
    kind: 'thread',
    label:
      'A comment on the Weddings page asks for prices at the top; the writer moves them and the comment is closed.',
    messages: [
      {from: 'them', text: 'Can the Weddings page open with a price range?'},
      {from: 'us', text: 'Moved up: “Bouquets from $140, full weddings from $3,800.”'},
      {from: 'note', text: 'Comment closed in round 1'},
    ],
  },
  launch: {
    kind: 'list',
    label:
      'Launch day: domain moved at 9:04, 38 old addresses redirected at 9:11, a test inquiry in the pipeline at 9:15.',
    title: 'Launch day',
    chip: {text: 'Live', tone: 'done'},
    rows: [
      {icon: 'globe', title: 'Domain moved', right: '9:04 AM'},
      {icon: 'link', title: '38 old addresses redirected', right: '9:11 AM'},
      {icon: 'inbox', title: 'Test inquiry in pipeline', right: '9:15 AM', on: true},
    ],
  },
} satisfies Record<string, Picture>;
