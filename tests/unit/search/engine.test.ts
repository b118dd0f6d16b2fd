import {type SearchEntry, searchIndexVersion, type SearchSection} from '#src/contracts/search-index';
import {createEngine, type SearchEngine} from '#src/parts/search/engine/index';
import type {MarkedText} from '#src/parts/search/engine/marks';

const entry = (to: string, title: string, ...sections: SearchSection[]): SearchEntry => ({
  to,
  kind: (['docs', 'blog', 'faq'] as const).find((kind) => to.startsWith(`/${kind}`)) ?? 'page',
  title,
  sections,
});

const entries = [
  {
    ...entry(
      '/docs/import-contacts',
      'Import contacts',
      {text: 'Bring customers in from a spreadsheet.'},
      {heading: 'Limits', id: 'limits', text: 'Up to 100,000 rows in one file. The import stops there.'},
    ),
    parent: 'Getting started',
  },
  entry(
    '/docs/merge-duplicates',
    'Merge duplicates',
    {text: 'Find contacts that are the same person.'},
    {heading: 'Undo', id: 'undo', text: 'An import can be undone.'},
  ),
  entry('/blog/no-shows', 'What a no-show really costs', {
    text: `${'Words before it. '.repeat(20)}Every Monday the calendar had gaps, and nobody could say why.`,
  }),
  entry('/faq#how-can-we-pay', 'How can we pay?', {text: 'With the major credit cards.'}),
  entry('/pricing', 'Pricing', {text: 'Four plans.'}),
  entry('/docs/pipelines', 'Pipelines', {text: 'Stages of a deal.'}),
  entry('/docs/api/bookings/cancel', 'Cancel a booking, API reference', {text: 'Frees its time.'}),
  entry(
    '/docs/cancel',
    'Your plan',
    {text: 'Change or end it.'},
    {heading: 'Before you cancel', id: 'before', text: ''},
  ),
  entry('/docs/texts', 'Register', {text: 'For 10DLC, show the opt-in form.'}),
  entry('/docs/consent', 'Consent', {text: 'People opt in on a form.'}),
  entry(
    '/terms',
    'Terms',
    {text: 'Our agreement.'},
    {heading: '10. Property', id: '10-property', text: 'The platform is ours.'},
  ),
  entry('/docs/errors', 'Errors', {text: 'They stand inline, beside the field.'}),
];

let engine: SearchEngine;

beforeAll(async () => {
  engine = await createEngine({version: searchIndexVersion, answers: [], entries});
});

const find = (query: string) => engine.search(query).flatMap(({hits}) => hits.map(({to}) => to));
const marks = (text: MarkedText) => text.filter(({marked}) => marked).map(({text: word}) => word);

test.each(['pricing', 'price', 'prices', 'pric', 'PRICING', 'pricng', 'prcing'])(
  '%s finds the prices first',
  (query) => {
    expect(find(query)[0]).toBe('/pricing');
  },
);

test('titles rank above text', () => {
  expect(find('import')).toEqual(['/docs/import-contacts', '/docs/merge-duplicates#undo']);
});

test('a word in a long title ranks above a text that repeats it', async () => {
  const titled = entry('/long', 'What happens to a refund after you asked for it', ...entries[0]!.sections);
  const repeating = entry('/often', 'Tax', {text: 'Refund, refund.'});
  const {search} = await createEngine({version: searchIndexVersion, answers: [], entries: [repeating, titled]});
  expect(search('refund')[0]?.hits.map(({to}) => to)).toEqual(['/long', '/often']);
});

test('words can match title and section together, and the result links to the section', () => {
  expect(find('import limits')).toEqual(['/docs/import-contacts#limits']);
});

test('words can match two sections of a page', () => {
  expect(find('undone contacts')).toContain('/docs/merge-duplicates#undo');
});

test('a match in the title alone links to the top of the page', () => {
  expect(find('import contacts')[0]).toBe('/docs/import-contacts');
});

test.each(['contcts', 'calender gaps', 'duplicats', 'spredsheet'])('tolerates the typo in "%s"', (query) => {
  expect(find(query).length).toBeGreaterThan(0);
});

test('a typo does not affect correct words', () => {
  expect(find('contcts import')[0]).toBe('/docs/import-contacts');
});

test('the closest words win', () => {
  expect(find('pipline')).toEqual(['/docs/pipelines']);
});

test.each(['no-show', 'noshow', 'no show'])('%s finds the compound in any spelling', (query) => {
  expect(find(query)).toEqual(['/blog/no-shows']);
});

test('a compound finds all that its parts find, pages with the compound first', () => {
  expect(find('opt-in')).toEqual(['/docs/texts', '/docs/consent']);
  expect(find('opt in').toSorted()).toEqual(find('opt-in').toSorted());
});

test('a number apart from its word finds both together, and not the number of a heading', () => {
  expect(find('10 dlc')).toEqual(['/docs/texts']);
  expect(find('10')).not.toContainEqual(expect.stringContaining('/terms'));
});

test('guides rank above the API reference, and a section without text shows the opening', () => {
  const [first] = engine.search('cancel')[0]?.hits ?? [];
  expect(first?.to).toBe('/docs/cancel#before');
  expect(first?.excerpt.map(({text}) => text).join('')).toBe('Change or end it.');
});

test('other words for a page are found, not shown, and count for it before a text about something else', async () => {
  const quote = {
    ...entry('/docs/quote', 'Send a quote', {text: 'Start from the deal.'}),
    keywords: 'proposal estimate',
  };
  const other = entry('/docs/tools', 'Tools', {text: 'Proposal.'}, {heading: 'Files', id: 'files', text: 'By email.'});
  const {search} = await createEngine({version: searchIndexVersion, answers: [], entries: [other, quote]});
  const hits = search('email a proposal').flatMap((group) => group.hits);
  expect(hits.map(({to}) => to)).toContain('/docs/quote');
  expect(search('estimates').flatMap((group) => group.hits)[0]).toMatchObject({
    to: '/docs/quote',
    excerpt: [{text: 'Start from the deal.', marked: false}],
  });
});

test('words that describe any software do not count beside others', () => {
  expect(find('import software')).toEqual(find('import'));
  expect(find('best tool for pricing')[0]).toBe('/pricing');
});

test('the three best results come first, and the others by kind', async () => {
  const pages = ['/docs/g/a', '/docs/g/b', '/blog/c', '/docs/g/d', '/blog/e', '/f'].map((to) =>
    entry(to, 'Import', {text: 'A file.'}),
  );
  const {search} = await createEngine({version: searchIndexVersion, answers: [], entries: pages});
  expect(search('import').map(({kind, hits}) => [kind, hits.map(({to}) => to)])).toEqual([
    ['best', ['/docs/g/a', '/docs/g/b', '/docs/g/d']],
    ['page', ['/f']],
    ['blog', ['/blog/c', '/blog/e']],
  ]);
});

test('a rare word counts for more than several that most pages have', async () => {
  const common = Array.from({length: 9}, (_, at) =>
    entry(`/docs/${at}`, `Add a contact to list ${at}`, {text: 'Steps.'}),
  );
  const rare = entry('/docs/vacation', 'Availability', {text: 'Block a vacation.'});
  const {search} = await createEngine({version: searchIndexVersion, answers: [], entries: [...common, rare]});
  expect(search('add my vacation to the list')[0]?.hits[0]?.to).toBe('/docs/vacation');
});

test.each([
  ['get out', '/docs/end'],
  ['who has access', '/docs/see'],
  ['run out', '/docs/full'],
  ['closeing my account', '/docs/end'],
  ['stop same day bookings', '/docs/notice'],
])('“%s” finds the page that says it in another word', async (query, to) => {
  const others = [
    entry('/docs/end', 'Close an account', {text: 'When it ends.'}),
    entry('/docs/see', 'Roles', {text: 'What each one can do.'}),
    entry('/docs/full', 'Limits', {text: 'Of a plan.'}),
    entry('/docs/notice', 'Notice', {text: 'Hours before a booking.'}),
  ];
  const {search} = await createEngine({version: searchIndexVersion, answers: [], entries: others});
  expect(search(query)[0]?.hits[0]?.to).toBe(to);
});

test('a question and the description rank above a text that has the words, too', async () => {
  const pages = [
    entry('/docs/text', 'Setup', {text: 'How to begin.\nAn invoice is sent. An invoice has a number.'}),
    entry('/docs/described', 'Money', {text: 'Send an invoice.\nSteps and limits of it.'}),
    entry('/pricing', 'Pricing', {text: 'Plans.'}, {heading: 'Is there an invoice?', id: 'i', text: 'Yes.'}),
  ];
  const {search} = await createEngine({version: searchIndexVersion, answers: [], entries: pages});
  expect(search('invoice')[0]?.hits.map(({to}) => to)).toEqual(['/pricing#i', '/docs/described', '/docs/text']);
});

test.each([
  'x',
  'a'.repeat(300),
  Array.from({length: 40}, () => 'contacts import').join(' '),
  '🚗',
  'CONTCTS IMPROT',
  'où est la facture',
])('%p is searched without an error', (query) => {
  expect(() => engine.search(query)).not.toThrow();
});

test.each(['', 'the', 'xyzzy', '   '])('%p finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

test('matches are highlighted as they appear in the text', () => {
  const hit = engine.search('calender')[0]?.hits[0];
  expect(marks(hit?.excerpt ?? [])).toEqual(['calendar']);
  expect(marks(engine.search('noshow')[0]?.hits[0]?.title ?? [])).toEqual(['no-show']);
});

test('an excerpt starts near the match, between words', () => {
  const text = (engine.search('monday')[0]?.hits[0]?.excerpt ?? []).map((piece) => piece.text).join('');
  expect(text).toMatch(/^… (?:\S+ )+Every Monday the calendar had gaps, and nobody could say why\.$/);
  expect(text.length).toBeLessThan(200);
});

test('the pieces of a marked text add up to the original', () => {
  const excerpt = engine.search('cards')[0]?.hits[0]?.excerpt ?? [];
  expect(excerpt.map((piece) => piece.text).join('')).toBe('With the major credit cards.');
});

test.each([
  ['/docs/import-contacts', 'Import contacts'],
  ['/docs/import-contacts#limits', 'Limits'],
])('the first hit of a query whose answer links to %s is %s', async (to, title) => {
  const answers = [{phrases: ['stops there'], title: 'Limits', text: 'Up to 100,000 rows.', to}];
  const {search} = await createEngine({version: searchIndexVersion, answers, entries});
  const [first] = search(to.includes('#') ? 'stops there' : 'import contacts stops there');
  expect(first?.hits[0]?.title.map(({text}) => text).join('')).toBe(title);
});
