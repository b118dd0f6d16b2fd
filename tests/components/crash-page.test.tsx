import {company} from '#src/content/company/company';
import ErrorPage from '#src/theme/Error';
import {renderInSite} from '../support/render';

import {screen} from '@testing-library/react';
import type {ReactNode} from 'react';

const layout = jest.fn<ReactNode, [{children: ReactNode}]>();
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: (props: {children: ReactNode}) => layout(props),
}));

const links = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const waysOn = [`mailto:${company.supportEmail}`, 'tel:+14165550142', '/api/bookings/form', '/'];

test('a crashed page has the header, phone, email and ways on, and no technical message', () => {
  layout.mockImplementation(({children}) => (
    <>
      <header />
      {children}
    </>
  ));
  renderInSite(<ErrorPage />);
  screen.getByRole('banner');
  screen.getByRole('button', {name: 'Reload Page'});
  expect(links()).toEqual(expect.arrayContaining(waysOn));
});

test('it has them without the header, too, if that is what fails', () => {
  const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  layout.mockImplementation(() => {
    throw new Error('The header fails');
  });
  renderInSite(<ErrorPage />);
  screen.getByRole('heading', {level: 1, name: 'This page stopped working'});
  expect(links()).toEqual(expect.arrayContaining(waysOn));
  expect(document.body.textContent).not.toContain('The header fails');
  silence.mockRestore();
});
