import {fakeWindowWidth} from '../window-width';

import {TextDecoder, TextEncoder} from 'node:util';
import {configure} from '@testing-library/react';

// The default of one second is too short when all test files share two cores.
configure({asyncUtilTimeout: 8000});

// Docusaurus' <Link> prefetches the page behind it as soon as it is visible.
Object.assign(window, {
  docusaurus: {prefetch: () => Promise.resolve([]), preload: () => Promise.resolve([])},
});

// jsdom lacks these browser features.
Object.assign(globalThis, {TextDecoder, TextEncoder});
Element.prototype.scrollIntoView = () => undefined;
fakeWindowWidth();
