import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import type {RenderResult} from '@testing-library/react';
import {render} from '@testing-library/react';
import type {ReactElement, ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import {MemoryRouter} from 'react-router-dom';

/** Renders a component inside the providers Docusaurus gives every page, at the address `at`. */
export function renderInSite(element: ReactElement, at = '/'): RenderResult {
  function Site({children}: {children: ReactNode}) {
    return (
      <HelmetProvider>
        <MemoryRouter initialEntries={[at]}>
          <BrowserContextProvider>
            <DocusaurusContextProvider>{children}</DocusaurusContextProvider>
          </BrowserContextProvider>
        </MemoryRouter>
      </HelmetProvider>
    );
  }
  return render(element, {wrapper: Site});
}
