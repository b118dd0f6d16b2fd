import stylelint from 'stylelint';

const useToken =
  'Use a variable of src/styles/tokens, such as var(--sw-ink): components must look right in both themes.';
const useMixin =
  'Use a mixin of src/styles/mixins, such as @include from(lg): a layout changes at the named widths only.';

const useScale =
  'Use a token of src/styles/tokens, such as $space-row, $text-small, $weight-strong or $radius-control: one number there sets the whole site.';

const literalColorFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'];
const easingFunctions = ['cubic-bezier', 'linear'];

const motion = {
  '/^(?:transition|animation)/': [/(?<![\w-])ease(?:-in|-out|-in-out)?\b/],
  '/^transition/': [/(?<![\w-])\d*\.?\d+m?s\b/],
};
const text = {
  'font-size': [/\d(?:px|rem|vw)/],
  'font-weight': [/\d/],
  font: [/\d(?:px|rem|vw)/, /\b\d{3}\b/],
};
// Two exceptions: hairlines of one or two pixels, and adjustments in em next to text.
const space = {
  '/^(?:(?:row-|column-)?gap|margin|padding|inset)(?:-|$)|^(?:top|right|bottom|left)$/': [
    /(?<![\d.])(?![12]px\b)\d*\.?\d+(?:px|rem)\b/,
  ],
  'border-radius': [/(?<![\d.])(?![1-3]px\b)\d*\.?\d+(?:px|rem)\b/],
};
const useTokens = 'Use the durations and easings of src/styles/tokens, such as var(--sw-fast). ' + useScale;

const ruleName = 'site/space-in-arguments';
// Arguments of layout mixins that set a space: `row(8px)`, `from(lg, $gap: 8px)`.
const spaceArguments =
  /(?:^(?:row|stack|column|cluster|spread|grid|rule|sticky|absolute)\([^)]*?|\$(?:(?:row-|column-)?gap|padding|margin|inset|top|right|bottom|left)[\w-]*:[^,)]*?)(?<![\d.])(?![12]px\b)\d*\.?\d+(?:px|rem)\b/;

/** Checks arguments of mixins, because stylelint's own rules read only declarations. */
const spaceInArguments = stylelint.createPlugin(ruleName, () => (root, result) => {
  root.walkAtRules('include', (node) => {
    if (spaceArguments.test(node.params)) {
      stylelint.utils.report({ruleName, result, node, message: `${useScale} (${ruleName})`});
    }
  });
});

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard-scss'],
  plugins: [spaceInArguments],
  reportNeedlessDisables: true,
  reportDescriptionlessDisables: true,
  rules: {
    [ruleName]: true,
    'color-no-hex': [true, {message: useToken}],
    'color-named': ['never', {message: useToken}],
    'function-disallowed-list': [[...literalColorFunctions, ...easingFunctions], {message: useToken}],
    'declaration-property-value-disallowed-list': [{...motion, ...text, ...space}, {message: useTokens}],
    'media-feature-name-disallowed-list': [['width', 'min-width', 'max-width'], {message: useMixin}],
    'declaration-no-important': [true, {message: 'Write a selector that wins, or put the rule in a later layer.'}],
    // Mixins are mixed with declarations, because their order matters.
    'declaration-empty-line-before': null,
    'at-rule-empty-line-before': [
      'always',
      {
        except: ['blockless-after-same-name-blockless', 'first-nested'],
        ignore: ['after-comment'],
        ignoreAtRules: ['else', 'include'],
      },
    ],
    // Modules and partials style an element in several states, in reading order.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, {ignorePseudoClasses: ['global', 'local']}],
    // Drawings use sixteenths and thirty-seconds of a unit, such as 0.90625.
    'number-max-precision': 5,
  },
  overrides: [
    {
      files: ['**/*.module.scss'],
      rules: {
        'selector-class-pattern': [
          '^[a-z][a-zA-Z0-9]*$',
          {
            message: 'Class names of a module are camelCase: they are read as styles.className.',
            resolveNestedSelectors: true,
          },
        ],
        'selector-max-id': [0, {message: 'Style by class: an id belongs to one element of one page.'}],
      },
    },
    {
      // Global partials style the names of Docusaurus and Infima.
      files: ['src/styles/**/*.scss'],
      rules: {'selector-class-pattern': null, 'selector-id-pattern': null},
    },
    {
      // Drawings position their parts in pixels, like the screens they show.
      files: ['src/pictures/**/*.scss'],
      rules: {
        [ruleName]: null,
        'declaration-property-value-disallowed-list': [{...motion, ...text}, {message: useTokens}],
      },
    },
    {
      files: ['src/styles/tokens/**/*.scss'],
      rules: {
        'scss/dollar-variable-empty-line-before': null,
        'color-no-hex': null,
        'color-named': null,
        'function-disallowed-list': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      files: ['src/styles/mixins/**/*.scss'],
      rules: {'media-feature-name-disallowed-list': null},
    },
  ],
};
