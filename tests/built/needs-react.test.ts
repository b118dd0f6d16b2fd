import {needsReactAttribute} from '#src/lib/needs-react';
import {feedbackAttribute} from '#src/lib/page-script-parts';
import {findFaults} from '../support/built-page';
import {builtPages} from '../support/built-site';

/** Buttons that HTML, the boot script or the page script handles. */
const plain = [
  '[popovertarget]',
  '[commandfor]',
  '[role=tab]',
  '[data-theme-toggle]',
  'form[method=dialog] *',
  'form[action]:not([method=post]) *',
  `[${feedbackAttribute}] *`,
  `[${needsReactAttribute}] *`,
  `[${needsReactAttribute}]`,
];

test('every button and form that needs React is in a part that loads it', () => {
  const found = findFaults(builtPages(), ({values}) => [
    ...values(`button:not(${plain.join(', ')})`, 'class'),
    ...values(
      `form[method=post]:not([${feedbackAttribute}], [${needsReactAttribute}], [${needsReactAttribute}] *)`,
      'action',
    ),
  ]);
  expect(found).toEqual([]);
});
