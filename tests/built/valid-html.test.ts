import {builtPages, readBuiltPage} from '../support/built-site';

import {HtmlValidate, StaticConfigLoader} from 'html-validate';

/** How the build's minifier writes HTML, which is valid. */
const ofMinifier = [
  'attr-quotes',
  'doctype-style',
  'no-implicit-close',
  'no-implicit-input-type',
  'no-raw-characters',
  'no-trailing-whitespace',
  'void-style',
];

const checker = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:a11y'],
    // Browsers read styles anywhere, and those of later sections are in front of these.
    elements: ['html5', {style: {flow: true}}],
    rules: {
      ...Object.fromEntries(ofMinifier.map((rule) => [rule, 'off'])),
      // Pictures place their parts with custom properties.
      'no-inline-style': 'off',
      // CSS keeps numbers on one line.
      'tel-non-breaking': 'off',
      // React's ids begin with an underscore.
      'valid-id': ['error', {relaxed: true}],
      // The player's buttons take turns, and a label that isn't shown names nothing.
      'no-redundant-aria-label': 'off',
      // Docusaurus' link to the content.
      'prefer-native-element': ['error', {exclude: ['region']}],
    },
  }),
);

/** The plan calculator answers as visitors move its sliders, and is hidden without scripts. */
const isExempt = (fault: string): boolean => fault.startsWith('wcag/h32') && fault.endsWith('#plan-numbers');

/** Parts that a script or a function fills: a form's messages in templates, and the calendar's headings. */
const isFilledLater = (selector: string): boolean => / > template|#booking-(?:day|month)$/.test(selector);

test('the HTML of every page is valid and follows the rules for accessible HTML', async () => {
  const faults = new Map<string, string>();
  for (const path of builtPages()) {
    const {results} = await checker.validateString(readBuiltPage(path), path);
    for (const {ruleId, message, selector} of results.flatMap(({messages}) => messages)) {
      const fault = `${ruleId}: ${message} ${selector ?? ''}`;
      if (!isFilledLater(selector ?? '') && !isExempt(fault)) faults.set(fault, path);
    }
  }
  expect(Object.fromEntries(faults)).toEqual({});
}, 120_000);
