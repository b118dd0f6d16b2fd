import {format} from 'node:util';

/** What a test printed as an error: React's warnings, and jsdom's. */
const printed: string[] = [];

Object.assign(console, {
  error(...parts: unknown[]): void {
    const text = format(...parts);
    // jsdom doesn't know the element.
    if (!text.startsWith('The tag <search> is unrecognized')) printed.push(text);
  },
});

// A test that expects an error replaces `console.error` itself.
afterEach(() => {
  expect(printed.splice(0)).toEqual([]);
});
