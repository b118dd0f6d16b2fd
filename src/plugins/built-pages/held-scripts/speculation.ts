/**
 * Which pages the browser may fetch or draw before the visitor goes there
 * (https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API). Pages run no more than the boot script until they
 * are touched, so that drawing one ahead costs little. Browsers hold back by themselves when data or power is short.
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
