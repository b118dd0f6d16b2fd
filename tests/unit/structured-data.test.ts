import {pricingPlans} from '@site/src/content/plans';
import {breadcrumbList, faqPage, softwareOffers, toScript} from '@site/src/lib/structured-data';

const site = 'https://www.scalewell.example';

test('a trail starts at home, counts from one and gives the last step no address', () => {
  expect(
    breadcrumbList(site, [{label: 'Industries', to: '/industries'}, {label: 'Healthcare'}]).itemListElement,
  ).toEqual([
    {'@type': 'ListItem', position: 1, name: 'Home', item: `${site}/`},
    {'@type': 'ListItem', position: 2, name: 'Industries', item: `${site}/industries`},
    {'@type': 'ListItem', position: 3, name: 'Healthcare'},
  ]);
});

test('questions keep their words and order', () => {
  const {mainEntity} = faqPage([{question: 'Is there a contract?', answer: 'No.'}]);
  expect(mainEntity).toEqual([
    {'@type': 'Question', name: 'Is there a contract?', acceptedAnswer: {'@type': 'Answer', text: 'No.'}},
  ]);
});

test('each plan is an offer; a quote has no price', () => {
  const {offers} = softwareOffers('Scalewell', site, pricingPlans) as unknown as {
    offers: {name: string; price?: string}[];
  };
  expect(offers.map(({name, price}) => [name, price])).toEqual([
    ['Solo', '259'],
    ['Team', '497'],
    ['Pro', '1099'],
    ['Enterprise', undefined],
  ]);
});

test('no text can end the script element', () => {
  expect(toScript({'@type': 'Thing', name: '</script><b>'})).not.toContain('<');
});
