import type {TokenGroup} from '#src/content/styleguide/types';

/** Sizes of text that no text style names, and the two families. */
export const fontTokens: TokenGroup = {
  title: 'Families and product text',
  tokens: [
    {name: '--sw-font', use: 'Everything but code'},
    {name: '--sw-mono', use: 'Code'},
    {name: '--sw-body', use: 'Running text, line height 1.6'},
    {name: '--sw-ui', use: 'Text in product windows'},
  ],
};

export const spaceTokens: TokenGroup = {
  title: 'Space',
  tokens: [
    {name: '--sw-1'},
    {name: '--sw-2'},
    {name: '--sw-3'},
    {name: '--sw-4'},
    {name: '--sw-5'},
    {name: '--sw-6'},
    {name: '--sw-7'},
    {name: '--sw-8'},
    {name: '--sw-9'},
    {name: '--sw-10'},
    {name: '--sw-11'},
    {name: '--sw-12'},
  ],
};

export const layoutTokens: TokenGroup = {
  title: 'Layout',
  tokens: [
    {name: '--sw-section', use: 'Padding of a section, top and bottom'},
    {name: '--sw-head-gap', use: 'Section head to its content'},
    {name: '--sw-gutter', use: 'Edge of the screen to the page'},
    {name: '--sw-gap', use: 'Between the twelve columns'},
    {name: '--sw-header', use: 'Height of the header'},
    {name: '--sw-max', use: 'Widest column of content'},
  ],
};

export const radiusTokens: TokenGroup = {
  title: 'Radii',
  tokens: [
    {name: '--sw-r-xs', use: 'Focus ring'},
    {name: '--sw-r-sm', use: 'Badge'},
    {name: '--sw-r-md', use: 'Small button, step box'},
    {name: '--sw-r', use: 'Button, input, initials'},
    {name: '--sw-r-lg', use: 'Window, cover, toast'},
    {name: '--sw-r-xl', use: 'Bento cell, plans, dialog'},
  ],
};

export const shadowTokens: TokenGroup = {
  title: 'Shadows',
  tokens: [
    {name: '--sw-shadow-ui', use: 'Product windows'},
    {name: '--sw-shadow-float', use: 'Toast, dialog, hero note'},
    {name: '--sw-shadow-menu', use: 'Menus under the header'},
    {name: '--sw-shadow-seg', use: 'Selected segment'},
  ],
};

export const motionTokens: TokenGroup = {
  title: 'Motion',
  tokens: [
    {name: '--sw-fast', use: 'Color'},
    {name: '--sw-med', use: 'Arrow, chevron, sign of an accordion'},
    {name: '--sw-slow', use: 'Rise of a window'},
  ],
};

/** Tokens that have no look of their own. */
export const quietTokens: TokenGroup = {
  title: 'Without a look',
  tokens: [
    {name: '--sw-ease', use: 'The one easing'},
    {name: '--sw-spin', use: 'One turn of a busy ring; slower with reduced motion'},
    {name: '--sw-marker-size', use: 'Height of the marker in the home headline'},
    {name: '--sw-marker-at', use: 'Its place in the line'},
    {name: '--sw-z-header', use: 'Layer of the header'},
    {name: '--sw-z-toast', use: 'Layer of the toasts'},
    {name: '--sw-z-skip', use: 'Layer of the skip link'},
  ],
};
