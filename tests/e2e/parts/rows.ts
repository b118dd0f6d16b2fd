import type {Keys, Row, Sight, Step} from './row';

/* The parts of the site, with what a visitor does to each first. parts.spec.ts puts each into each condition. */

const slot = 'section[aria-labelledby=booking-day] button';
const grid = '[role=grid]';

const calendarKeys: Keys = {
  from: `${grid} [tabindex="0"]`,
  within: grid,
  line: '[role=row]',
  presses: [
    ...['ArrowLeft', 'ArrowLeft', 'End', 'Home', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'ArrowUp'],
    ...['PageDown', 'End', 'ArrowRight', 'PageDown', 'End', 'ArrowDown', 'PageUp', 'Home', 'ArrowLeft'],
  ],
};

const calendar = {
  of: ['parts/booking'],
  place: 'form[data-booking]',
  times: true,
  over: [grid, slot],
  keys: [
    calendarKeys,
    {from: slot, presses: ['Enter', 'Tab', 'Shift+Tab', 'Home', 'End', 'ArrowDown']},
    {from: `${grid} [tabindex="0"]`, presses: ['Tab', 'Shift+Tab', 'Shift+Tab', 'Tab', ' ', 'Enter']},
  ],
  use: {do: [{press: slot}], see: [{at: '[data-go=details]:not([aria-disabled])', shown: true}]},
  kept: [{at: slot, shown: true}],
  // What was chosen, but not booked, is not kept.
  back: [{at: slot, shown: true}],
  lost: {do: [], see: [{at: '[data-booking] [role=alert]', says: 'choose a time from a list'}]},
} as const satisfies Partial<Row>;

const person: Readonly<Record<string, string>> = {
  firstName: 'Marta',
  lastName: 'Silva',
  name: 'Marta',
  company: 'Oakline',
  email: 'marta@oakline.example',
  message: 'Hello',
};

type Form = Pick<Row, 'of' | 'path' | 'daily'> & {
  sends: string;
  fields: readonly string[];
  /** What is said if it is sent untouched. */
  missing: Sight;
};

/** A form that is sent, with or without its script. */
function form({sends, fields, missing, ...others}: Form): Row {
  const place = `main form[action="${sends}"]`;
  const field = (name: string): string => `${place} [name=${name}]`;
  const send: Step = {press: `${place} [type=submit]`, moves: 'page'};
  const texts = fields.map((name) => person[name] ?? '');
  const first = field(fields[0] ?? '');
  const typed: Step[] = fields.map((name) => ({type: field(name), text: person[name] ?? ''}));
  return {
    ...others,
    place,
    sends,
    answers: true,
    keys: [{from: first, presses: ['Home', 'End', 'ArrowDown', 'ArrowUp', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']}],
    first: {do: [send], see: [missing, {at: first, focused: true}, {sent: 0}]},
    use: {do: [...typed, send], see: [{sent: 1, with: texts}]},
    lost: {see: [{sent: 1, with: texts}]},
    back: [{at: first, shown: true}],
    never: {'ten minutes': 'What was sent is gone.'},
  };
}

const required: Sight = {at: '[role=status][aria-atomic=false]', says: 'Please fill in all required fields'};

type Calculator = Pick<Row, 'of' | 'path' | 'daily'> & {
  island: string;
  name: string;
  number: string;
  result: RegExp;
  /** As the field shows the number once its script runs. */
  shown?: RegExp;
};

/** A calculator: its result follows the number, or is replaced by a button that loads the page again with the number. */
function calculator({island, name, number, result, shown = new RegExp(`^${number}$`), ...others}: Calculator): Row {
  const place = `[data-island=${island}]`;
  const field = `${place} input[name=${name}]`;
  const output = `${place} output`;
  const right: Sight = {at: output, says: result};
  return {
    ...others,
    place,
    keys: [
      {from: field, presses: ['ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']},
      ...(island === 'worksheet'
        ? []
        : [{from: `${place} [type=range]`, presses: ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'PageUp']}]),
    ],
    answers: true,
    use: {do: [{type: field, text: number}], see: [right, {at: field, value: shown}]},
    lost: {
      see: [{at: output, count: 0}],
      then: {do: [{press: `${place} button:has-text("Reload to calculate")`, moves: 'page'}], see: [right]},
    },
    back: [{at: field, shown: true}],
  };
}

/** Choices that labels draw: the browser scrolls to the input that gets the focus. */
const choice = (path: string, label: string, input: string, more: Pick<Row, 'of' | 'daily'> & Partial<Row>): Row => ({
  path,
  place: label,
  choices: true,
  keys: [
    {from: `${input}:checked`, presses: ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Tab', 'Shift+Tab'], still: true},
  ],
  use: {do: [{press: label}], see: [{at: `${input}:checked`, count: 1}]},
  ...more,
});

const app = '[data-island=try-app]';

export const rows: Readonly<Record<string, Row>> = {
  'calendar on /demo': {
    ...calendar,
    path: '/demo',
    widths: [390, 640, 960, 1440],
    daily: [
      'wheel 1440',
      'finger 390',
      'keys 640',
      'Saturday 390',
      'shortcuts 1440',
      'ten minutes 390',
      'slow line 390',
      'slow line 640',
      'slow line 960',
      'slow line 1440',
      'late 390',
    ],
  },
  'calendar on /book': {
    ...calendar,
    path: '/book',
    widths: [320, 390, 640, 1440],
    daily: [
      'keys 390',
      'Saturday 1440',
      'lost 390',
      'slow line 320',
      'slow line 1440',
      'translated 390',
      'history 390',
    ],
  },
  'calendar in the dialog': {
    ...calendar,
    of: [...calendar.of, 'parts/demo-dialog/demo-dialog'],
    path: '/about',
    frame: '#demo-dialog iframe',
    // Large text leaves no room for it in the header of phones, but the page has another one.
    opener: 'button[commandfor=demo-dialog]',
    lost: {do: [], see: [{at: '#demo-dialog a[href="/api/bookings/form"]', shown: true}]},
    daily: ['finger 390', 'Saturday 390', 'slow line 390', 'slow line 1440'],
    never: {history: 'Back leaves the page, and the dialog is closed after it.'},
  },
  'demo dialog': {
    of: ['parts/demo-dialog/demo-dialog', 'parts/dialogs/dialogs'],
    path: '/about',
    place: 'button[commandfor=demo-dialog]',
    times: true,
    use: {
      do: [{press: 'button[commandfor=demo-dialog]'}],
      see: [{at: '#demo-dialog iframe', shown: true}],
    },
    kept: [{at: '#demo-dialog[open]', shown: true}],
    lost: {
      see: [
        {at: '#demo-dialog [role=status]', says: 'The calendar isn’t responding'},
        {at: '#demo-dialog a[href="/api/bookings/form"]', shown: true},
      ],
    },
    back: [{at: '#demo-dialog[open]', count: 0}],
    never: {'slow line': 'Nothing happens before it is opened, and the calendar in it has a row.'},
    daily: ['lost 390', 'late 390'],
  },
  contact: form({
    of: [
      'parts/contact',
      'parts/form/first-submit',
      'parts/form/send-form',
      'parts/form/form-states',
      'parts/form/typed',
    ],
    path: '/contact',
    sends: '/api/contact',
    fields: ['firstName', 'lastName', 'email', 'message'],
    missing: required,
    daily: ['first press 390', 'first press, late 390', 'keys 390', 'lost 390', 'extension 390'],
  }),
  support: form({
    of: ['parts/contact', 'parts/form/email-typo'],
    path: '/contact-support',
    sends: '/api/contact',
    fields: ['firstName', 'lastName', 'email', 'message'],
    missing: required,
    daily: [],
  }),
  trial: form({
    of: ['parts/trial'],
    path: '/trial',
    sends: '/api/trial',
    fields: ['name', 'company', 'email'],
    missing: {at: 'main form [id$="-error"]', says: 'Enter your name'},
    daily: ['first press 390'],
  }),
  newsletter: form({
    of: ['parts/newsletter'],
    path: '/blog/subscribe',
    sends: '/api/subscribe',
    fields: ['email'],
    missing: {at: 'main form [id$="-error"]', says: 'Enter a full email address'},
    daily: ['first press 390', 'keys 390'],
  }),
  feedback: {
    of: ['parts/feedback'],
    path: '/docs/messaging/send-a-text',
    place: 'form[action="/api/feedback"]',
    sends: '/api/feedback',
    keys: [{from: '[name=helpful]', presses: [' ', 'ArrowRight', 'ArrowLeft', 'Tab', 'Shift+Tab']}],
    use: {
      do: [{press: 'label:has([name=helpful][value=yes])'}],
      see: [{sent: 1, with: ['yes']}],
    },
    kept: [{at: '[name=helpful][value=yes]:checked', count: 1}],
    // Without its script, the form has a button.
    lost: {see: [{at: '[name=helpful][value=yes]:checked', count: 1}, {sent: 0}]},
    daily: ['late 390'],
  },
  'Try it, inbox': {
    of: ['parts/try-app/try-app'],
    path: '/features#try',
    place: app,
    over: [`${app} button[name=open]`],
    keys: [
      {from: `${app} button[name=open]`, presses: ['Home', 'End', 'ArrowDown', 'Tab', 'Shift+Tab', 'Enter']},
      {from: `${app} button[name=go][value=Deals]`, presses: ['Enter', 'Tab', 'Shift+Tab']},
    ],
    use: {
      do: [{press: `${app} button[name=open]:not([aria-current])`, moves: 'control'}],
      see: [{at: `${app} button[name=say]`, shown: true}],
    },
    lost: {
      see: [
        {at: `${app} [role=status]`, says: 'The app isn’t loading'},
        {at: `${app} a`, focused: true},
      ],
    },
    back: [{at: `${app} button[name=go]`, shown: true}],
    daily: ['wheel 1440', 'finger 390', 'lost 390', 'late 390', 'translated 390', 'large text 390'],
    never: {'ten minutes': 'On phones the conversation replaces what was pressed.'},
  },
  'Try it, replies': {
    of: ['parts/try-app/try-app'],
    path: '/features#try',
    place: app,
    before: [{press: `${app} button[name=open]`, moves: 'control'}],
    over: [`${app} [role=log]`, `${app} button[name=say]`],
    use: {
      do: [
        {press: `${app} button[name=open][value=wes]`, moves: 'control'},
        {press: `${app} button[name=say]`},
        {press: `${app} button[name=say]`},
        {press: `${app} button[name=say]`},
      ],
      see: [{at: `${app} [role=status]`, says: 'Sent, 7 open'}],
    },
    lost: {
      do: [{press: `${app} button[name=open]`}],
      see: [{at: `${app} [role=status]`, says: 'The app isn’t loading'}],
    },
    back: [{at: `${app} button[name=go]`, shown: true}],
    daily: ['first press 390'],
  },
  'Try it, deals': {
    of: ['parts/try-app/try-app'],
    path: '/features#try',
    place: app,
    before: [{press: `${app} button[name=go][value=Deals]`, moves: 'control'}],
    over: [`${app} button[name=card]`],
    keys: [
      {from: `${app} button[name=card]`, presses: ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']},
      {
        from: `${app} button[name=card]`,
        presses: ['Enter', ...Array.from({length: 6}, () => 'Tab')],
        see: [{at: `${app} button[name=to]`, shown: false}],
      },
    ],
    use: {
      do: [
        {press: `${app} button[name=go][value=Deals]`, moves: 'control'},
        {press: `${app} button[name=card] >> nth=3`, moves: 'page'},
      ],
      see: [
        {at: `${app} button[name=to]`, shown: true},
        {at: `${app} button[name=to]`, inWindow: true},
      ],
    },
    lost: {
      do: [{press: `${app} button[name=go][value=Deals]`, moves: 'control'}],
      see: [{at: `${app} [role=status]`, says: 'The app isn’t loading'}],
    },
    back: [{at: `${app} button[name=go]`, shown: true}],
    daily: ['wheel 1440', 'shortcuts 1440', 'first press 1440'],
  },
  'Try it, menu of a card': {
    of: ['parts/try-app/try-app'],
    path: '/features#try',
    place: app,
    widths: [1440],
    use: {
      do: [
        {press: `${app} button[name=go][value=Deals]`, moves: 'control'},
        {press: `${app} button[name=card]`, moves: 'page'},
        {press: '#try h2', moves: 'page'},
      ],
      see: [{at: `${app} button[name=to]`, shown: false}],
    },
    lost: {
      do: [{press: `${app} button[name=go][value=Deals]`, moves: 'control'}],
      see: [{at: `${app} [role=status]`, says: 'The app isn’t loading'}],
    },
    back: [{at: `${app} button[name=go]`, shown: true}],
    daily: ['first press 1440'],
  },
  'Try it, calendar': {
    of: ['parts/try-app/try-app'],
    path: '/features#try',
    place: app,
    before: [{press: `${app} button[name=go][value=Calendar]`, moves: 'control'}],
    use: {
      do: [
        {press: `${app} button[name=go][value=Calendar]`, moves: 'control'},
        {press: `${app} button[name=book]`, moves: 'control'},
      ],
      see: [{at: `${app} [role=status]`, says: /^Booked/}],
    },
    lost: {
      do: [{press: `${app} button[name=go][value=Calendar]`, moves: 'control'}],
      see: [{at: `${app} [role=status]`, says: 'The app isn’t loading'}],
    },
    back: [{at: `${app} button[name=go]`, shown: true}],
    daily: ['finger 390'],
  },
  player: choice('/', 'label[for=event-2]', '[name=event]', {of: [], daily: ['each choice 390']}),
  'search dialog': {
    of: ['parts/search-dialog/search-dialog', 'parts/dialogs/dialogs'],
    path: '/about',
    place: '#search-dialog',
    opener: 'header button[commandfor=search-dialog]',
    // The menu of phones leads to the search page.
    widths: [1440],
    keys: [
      {
        from: '#search-dialog-field',
        within: '#search-dialog',
        presses: ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Tab', 'Shift+Tab', 'Tab', 'Tab'],
      },
    ],
    answers: true,
    use: {
      do: [{type: '#search-dialog-field', text: 'pipeline'}],
      see: [
        {at: '#search-dialog [role=status]', says: 'results for “pipeline”'},
        {at: '#search-dialog [role=option]', shown: true},
      ],
    },
    kept: [
      {at: '#search-dialog-field', value: 'pipeline'},
      {at: '#search-dialog-field', focused: true},
    ],
    lost: {
      see: [{at: '#search-dialog [role=status]', says: 'Results aren’t loading. Press Enter'}],
      then: {do: [{key: 'Enter'}], see: [{address: /\/search\?q=pipeline$/}]},
    },
    daily: ['lost 1440', 'late 1440', 'extension 1440', 'keys 1440'],
    never: {history: 'Back leaves the page, and the dialog is closed after it.'},
  },
  'keys of the search': {
    of: ['parts/search-dialog/search-dialog', 'parts/dialogs/dialogs'],
    path: '/features',
    place: '#search-dialog',
    widths: [1440],
    use: {do: [{key: 'Control+k'}], see: [{at: '#search-dialog-field', focused: true}]},
    kept: [{at: '#search-dialog[open]', shown: true}],
    daily: ['late 1440'],
    never: {
      wheel: 'Its dialog has a row.',
      finger: 'Its dialog has a row.',
      'ten minutes': 'Its dialog has a row.',
      history: 'Back leaves the page, and the dialog is closed after it.',
    },
  },
  'search page': {
    of: ['parts/search-page/search-page'],
    path: '/search',
    place: 'main search',
    keys: [{from: '#search-field', presses: ['ArrowDown', 'ArrowUp', 'Home', 'End', 'Tab', 'Shift+Tab']}],
    answers: true,
    use: {
      do: [{type: '#search-field', text: 'pipeline'}],
      see: [{at: 'main [role=status]', says: 'results for “pipeline”'}],
    },
    kept: [{at: '#search-field', value: 'pipeline'}],
    lost: {see: [{at: 'main [role=status]', says: 'Results aren’t loading. Press Enter'}]},
    daily: ['lost 390', 'history 390'],
  },
  'plan calculator': calculator({
    of: ['parts/plan-calculator/plan-calculator'],
    path: '/pricing',
    island: 'plan-calculator',
    name: 'contacts',
    number: '45000',
    shown: /^45,?000$/,
    result: /Pro/,
    daily: ['lost 390', 'late 390', 'translated 390', 'large text 390'],
  }),
  'savings sheet': calculator({
    of: ['parts/savings/savings'],
    path: '/savings-calculator',
    island: 'savings',
    name: 'A',
    number: '160',
    result: /^\$12,764/,
    daily: ['lost 390', 'large text 390'],
  }),
  worksheet: calculator({
    of: ['parts/worksheet/worksheet'],
    path: '/blog/what-a-no-show-really-costs',
    island: 'worksheet',
    name: 'A',
    number: '160',
    result: /\$51,840/,
    daily: [],
  }),
  'filter field': {
    of: ['parts/filter', 'parts/filter/filters'],
    path: '/integrations',
    place: 'main search',
    keys: [{from: 'main input[type=search]', presses: ['ArrowDown', 'Home', 'End', 'Tab', 'Shift+Tab']}],
    answers: true,
    use: {
      do: [{type: 'main input[type=search]', text: 'slack'}],
      see: [{at: 'main [role=status]', says: /^\d of \d+/}],
    },
    kept: [{at: 'main input[type=search]', value: 'slack'}],
    lost: {
      see: [
        {at: 'main [role=status]', says: 'isn’t working'},
        {at: 'main [role=status]:has-text("131")', count: 0},
      ],
      then: {do: [{key: 'Enter'}], see: [{at: 'main [role=status]', says: /^\d of \d+/}]},
    },
    daily: ['lost 390', 'late 390'],
  },
  'filter links': {
    of: ['parts/filter', 'parts/filter/filters'],
    path: '/case-studies',
    place: 'main nav[data-filter-links]',
    answers: true,
    use: {
      do: [{press: 'main a[data-filter-link=automotive]', moves: 'page'}],
      see: [{at: 'main a[data-filter-link=automotive][aria-current]', shown: true}, {address: /industry=automotive/}],
    },
    lost: {see: [{address: /industry=automotive/}]},
    daily: ['first press 390'],
  },
  'industry tabs': {
    of: ['parts/tabs/tabs'],
    path: '/',
    place: '#industries [role=tablist]',
    keys: [
      {
        from: '#industries [role=tab][aria-selected=true]',
        within: '#industries [role=tablist]',
        presses: ['ArrowRight', 'ArrowLeft', 'End', 'Home', 'ArrowDown', 'ArrowUp'],
      },
      {from: '#industries [role=tab][aria-selected=true]', presses: ['Tab', 'Shift+Tab', 'Shift+Tab', 'Tab']},
    ],
    use: {
      do: [{press: '#industries [role=tab][data-key=insurance]'}],
      see: [
        {at: '#industries [role=tab][data-key=insurance][aria-selected=true]', shown: true},
        {at: '#industries [role=tabpanel][id$=insurance]', shown: true},
        {address: /\?tab=insurance$/},
      ],
    },
    daily: ['shortcuts 1440', 'keys 1440', 'lost 390'],
  },
  'price tabs': {
    of: ['parts/tabs/tabs'],
    path: '/',
    place: '#pricing [role=tablist]',
    keys: [{from: '#pricing [role=tab][aria-selected=true]', presses: ['ArrowRight', 'ArrowLeft', 'End', 'Home']}],
    use: {
      do: [{press: '#pricing [role=tab][data-key=services]'}],
      // The address keeps the choice over a reload.
      see: [{at: '#pricing [role=tabpanel][id$=services]', shown: true}, {address: /\?plans=services$/}],
    },
    daily: ['first press 390', 'history 390'],
  },
  'menu of the bar': {
    of: ['parts/menus/menus', 'parts/menus/menu-pictures'],
    path: '/about',
    place: 'header',
    widths: [1440],
    keys: [
      {
        from: 'header button[popovertarget=menu-services]',
        presses: ['Enter', 'Tab', 'Tab', 'Shift+Tab', 'Escape'],
        see: [{at: '#menu-services', shown: false}],
      },
    ],
    use: {
      do: [{press: 'header button[popovertarget=menu-services]'}],
      see: [{at: '#menu-services', shown: true}],
    },
    back: [{at: '#menu-services', shown: false}],
    daily: ['late 1440', 'keys 1440'],
    never: {'large text': 'With large text, the menu of phones replaces it.'},
  },
  'menu of phones': {
    of: ['parts/menus/menus'],
    path: '/about',
    place: 'header',
    widths: [390],
    keys: [
      {
        from: 'header button[popovertarget=site-menu]',
        presses: ['Enter', 'Tab', 'Tab', 'Shift+Tab', 'Escape'],
        see: [{at: '#site-menu', shown: false}],
      },
    ],
    use: {do: [{press: 'header button[popovertarget=site-menu]'}], see: [{at: '#site-menu', shown: true}]},
    back: [{at: '#site-menu', shown: false}],
    daily: ['late 390', 'keys 390'],
  },
  'menu of the docs': {
    of: ['parts/menus/menus'],
    path: '/docs',
    place: 'button[popovertarget=docs-menu]',
    widths: [390],
    use: {do: [{press: 'button[popovertarget=docs-menu]'}], see: [{at: '#docs-menu', shown: true}]},
    back: [{at: 'button[popovertarget=docs-menu]', shown: true}],
    daily: [],
  },
  'copy button': {
    of: ['parts/copy/copy'],
    path: '/docs/api/authentication',
    place: 'article button[data-copy]',
    use: {
      do: [{press: 'article button[data-copy]'}],
      see: [{announced: 'Copied'}, {copied: /^curl "\S+" /}],
    },
    lost: {see: [{announced: 'Reload to copy'}]},
    back: [{at: 'article button[data-copy]', says: 'Copy'}],
    daily: ['lost 390', 'late 390'],
    never: {'ten minutes': 'It says “Copied” for two seconds.'},
  },
  'code languages': choice(
    '/docs/api/authentication',
    '[data-code-language] label:nth-of-type(2)',
    '[data-code-language] input',
    {
      of: ['parts/code-languages/code-languages'],
      daily: ['each choice 390'],
    },
  ),
  'theme button': {
    of: ['parts/theme-toggle', 'parts/theme-toggle/theme'],
    path: '/about',
    place: 'header',
    use: {do: [{press: '[data-theme-toggle]'}], see: [{at: 'html[data-theme=dark]', shown: true}]},
    daily: ['lost 390'],
    never: {history: 'The theme is kept, so the second press takes it back.'},
  },
  'rail of an offer': choice(
    '/industries/automotive',
    'fieldset:has(> input) label:nth-of-type(3)',
    'fieldset > [type=radio]',
    {
      of: [],
      daily: ['each choice 390', 'keys 1440'],
    },
  ),
  story: choice('/demo', 'label[for=lead-3]', '[name=lead]', {
    of: ['parts/scenes/scenes'],
    times: true,
    daily: ['each choice 390'],
  }),
  'plan picker': choice('/compare', 'main fieldset label:nth-of-type(1)', 'main fieldset [type=radio]', {
    of: [],
    widths: [390],
    daily: ['each choice 390'],
  }),
  question: {
    of: ['parts/open-answer/open-answer'],
    path: '/faq',
    place: 'main details',
    keys: [{from: 'main details summary', presses: ['Enter', 'Tab', 'Shift+Tab', ' ']}],
    use: {
      do: [{press: 'main details:not([open]) summary', moves: 'control'}],
      see: [{at: 'main details[open]', shown: true}],
    },
    daily: ['late 390'],
  },
  'contents of an article': {
    of: ['parts/contents/contents'],
    path: '/blog/what-a-no-show-really-costs',
    place: '[data-contents]',
    widths: [1440],
    use: {do: [{press: '[data-contents] a >> nth=2', moves: 'page'}], see: [{address: /#./}]},
    daily: [],
    never: {'large text': 'With large text, the article has no room for it.'},
  },
  'way back': {
    of: ['parts/go-back/go-back'],
    path: '/404',
    place: '[data-back]',
    use: {do: [{press: '[data-back]', moves: 'page'}], see: [{address: /^about:blank$/}]},
    daily: [],
    never: {history: 'It goes back itself.', 'ten minutes': 'It leaves the page.', late: 'It works before them.'},
  },
};

/** Scripts that visitors don't use by themselves, and why. */
export const unused: Readonly<Record<string, string>> = {
  'boot/counter': 'counts visits',
  'boot/faults': 'reports faults: pages/faults.spec.ts',
  'parts/booking/free-times': 'shows times by itself: components/free-times.test.tsx',
  'parts/search': 'what the search dialog and /search share',
  'boot/islands': 'runs the islands of all parts: components/waking-islands.test.tsx',
  'boot/frame': 'marks a page in the dialog',
  'parts/form/lead-source': 'adds where a visitor came from to what is sent',
  'boot/prefetch-links': 'loads pages early: site/speculation.spec.ts',
  'parts/booking/visitor-clock': 'helps others',
  'boot/signed-link': 'does nothing on pages of the site; e2e/live/signed-links.spec.ts opens those of functions',
};
