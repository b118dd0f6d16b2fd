import {integrationsPage} from '#src/content/integrations/page';
import {filterList, listenForFilters} from '#src/parts/filter/filters.browser';
import {FindBar} from '#src/parts/filter/FindBar';
import {Directory} from '#src/templates/IntegrationsPage/Directory';
import {renderInSite} from '../support/render';

import {fireEvent, screen} from '@testing-library/react';

const {categories, kinds, fold, search, filter} = integrationsPage;
const total = categories.reduce((sum, {items}) => sum + items.length, 0);

const field = (): HTMLElement => screen.getByRole('searchbox');
const link = (name: RegExp): HTMLElement => screen.getByRole('link', {name});
const type = (value: string): boolean => fireEvent.input(field(), {target: {value}});
const foldOf = (id: string): HTMLDetailsElement | null => document.querySelector(`#${id} details`);

beforeAll(listenForFilters);

beforeEach(() => {
  history.replaceState(null, '', '/integrations');
  const options = categories.map(({id, title, items}) => ({key: id, label: title, count: items.length}));
  renderInSite(
    <>
      <FindBar
        search={{labels: search, total, parameter: 'q'}}
        links={{parameter: 'category', path: '/integrations', options, labels: filter}}
      />
      <Directory categories={categories} kinds={kinds} fold={fold} />
    </>,
  );
  filterList();
});

test('counts the matches of a search in the field and in each category, and opens the folds around them', () => {
  expect(screen.getByRole('status').textContent).toContain(`${total} ${search.noun}`);
  expect(foldOf('email')?.open).toBe(false);
  type('brevo');
  expect(screen.getByRole('status').textContent).toContain(`1 of ${total}`);
  expect(link(/^All/).textContent).toBe('All 1');
  expect(link(/^Email/).textContent).toBe('Email and newsletters 1');
  expect(link(/^Payments/).textContent).toBe('Payments and accounting 0');
  expect(foldOf('email')?.open).toBe(true);
  type('');
  expect(foldOf('email')?.open).toBe(false);
  expect(link(/^All/).textContent).toBe(`All ${total}`);
});

test('keeps a category in the address, and leaves a fold alone that the visitor opened', () => {
  foldOf('payments')?.toggleAttribute('open', true);
  type('');
  expect(foldOf('payments')?.open).toBe(true);
  fireEvent.click(link(/^Payments/));
  expect(location.search).toBe('?category=payments');
  expect(screen.getByRole('status').textContent).toContain(`12 of ${total}`);
});

test('keeps text in the address that was typed before the script ran', () => {
  screen.getByRole<HTMLInputElement>('searchbox').value = 'brevo';
  filterList();
  expect(screen.getByRole('status').textContent).toContain(`1 of ${total}`);
  expect(location.search).toBe('?q=brevo');
});
