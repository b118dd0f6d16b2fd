import type {GuideTopic} from '#src/content/schema/mdx';
import {filterList, listenForFilters} from '#src/parts/filter/filters.browser';
import GuideList from '#src/theme/MDXComponents/GuideList';
import {renderInSite} from '../support/render';

import {fireEvent, screen} from '@testing-library/react';

const topics: GuideTopic[] = [
  {
    title: 'Messaging',
    text: 'Texts and emails.',
    to: '/docs/messaging',
    guides: [
      {title: 'Send a text', text: 'From a contact.', to: '/docs/messaging/send-a-text', minutes: 5},
      {title: 'Ask for reviews', text: 'After a visit.', to: '/docs/messaging/ask-for-reviews', minutes: 10},
    ],
  },
  {
    title: 'Automations',
    text: 'Workflows.',
    to: '/docs/automations',
    guides: [
      {title: 'Choose a trigger', text: 'How it starts.', to: '/docs/automations/choose-a-trigger', minutes: 60},
    ],
  },
];

const linked = (): string[] => screen.getAllByRole('listitem').map(({textContent}) => textContent);

beforeAll(listenForFilters);

test('lists guides with their time, and filters by words of the title or topic', () => {
  renderInSite(<GuideList topics={JSON.stringify(topics)} />);
  expect(linked()).toEqual(['Send a text 5 min', 'Ask for reviews 10 min', 'Choose a trigger 1 h']);
  filterList();
  expect(screen.getByRole('status').textContent).toContain('3 guides');
  const field = screen.getByRole('searchbox', {name: 'Filter by word'});
  fireEvent.input(field, {target: {value: 'reviews messaging'}});
  expect(linked()).toEqual(['Ask for reviews 10 min']);
  expect(screen.queryByRole('heading', {name: /Automations/})).toBeNull();
  expect(screen.getByText('1 of 3')).toBeTruthy();
  fireEvent.input(field, {target: {value: 'zebra'}});
  expect(screen.getByText(/No matching guides/)).toBeTruthy();
});
