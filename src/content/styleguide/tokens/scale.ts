import type {TokenGroup} from '#src/content/styleguide/types';

export const fontTokens: TokenGroup = {
  title: 'Families, and sizes that grow with the window',
  tokens: [
    {name: '--sw-font', use: 'Everything but code'},
    {name: '--sw-mono', use: 'Code'},
    {name: '--sw-text-display', use: 'Home headline, closing band'},
    {name: '--sw-text-title', use: 'Headline of every other page, large figures'},
    {name: '--sw-text-heading', use: 'Head of a section, quotes, prices'},
    {name: '--sw-text-subheading', use: 'Head of a block'},
  ],
};

export const layoutTokens: TokenGroup = {
  title: 'Space that grows with the window',
  tokens: [
    {name: '--sw-space-section', use: 'Padding of a section, top and bottom'},
    {name: '--sw-space-tight', use: 'Of a tight one'},
    {name: '--sw-space-group', use: 'Groups in a section, its head to its content'},
    {name: '--sw-gutter', use: 'Edge of the screen to the page'},
    {name: '--sw-gap', use: 'Between the twelve columns'},
    {name: '--sw-header', use: 'Height of the header'},
    {name: '--sw-max', use: 'Widest column of content'},
    {name: '--sw-max-window', use: 'Widest product window, from 1,680 px'},
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
