/**
 * Which pages the browser may prerender
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Until a visitor touches it, a page runs only the
 * boot script, so prerendering costs little. Browsers reduce prerendering when data or power is limited.
 */
const pages = {
  and: [
    {href_matches: '/*'},
    {not: {href_matches: ['/api/*', '/*\\?*']}},
    {not: {selector_matches: '[target],[download],[rel~=nofollow]'}},
  ],
};

/** `moderate`: the pointer rests on a link or goes down on it; on phones, a link in view for a moment. */
export const speculationRules = {
  prerender: [{where: pages, eagerness: 'moderate'}],
};
