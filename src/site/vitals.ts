import type {PageTemplate} from '#src/contracts/vitals';

/** Share of visits whose speed is measured: 0 none, 1 all. */
function readShare(value: string | undefined): number {
  // An empty variable counts as unset: Netlify's form saves empty strings.
  const share = value === undefined || value.trim() === '' ? 0.1 : Number(value);
  if (!(share >= 0 && share <= 1)) throw new Error(`VITALS_SHARE is "${value}". Use a number from 0 to 1, like 0.1.`);
  return share;
}

export const vitalsShare = readShare(process.env.VITALS_SHARE);

/** Variables that are read here at build time. */
export const vitalsVariables = ['VITALS_SHARE'] as const;

/**
 * Which shape a page has, by the modules that its route is made of: the first rule that fits one of them counts. Measured
 * visits are counted by it, so pages of one shape belong together, and a page without a rule is `other`.
 */
export const templateRules: readonly (readonly [module: RegExp, template: PageTemplate])[] = [
  [/^@site\/src\/pages\/index\.tsx$/, 'home'],
  [/^@site\/src\/pages\/industries\//, 'industry'],
  [/^@site\/src\/pages\/(?:services|solutions)\//, 'offer'],
  [/^@site\/src\/pages\/(?:faq|billing-faq)\.tsx$/, 'faq'],
  [/^@site\/src\/pages\/book\.tsx$/, 'book'],
  [/^@site\/src\/pages\/search\.tsx$/, 'search'],
  [/^@site\/src\/pages\/styleguide\.tsx$/, 'other'],
  [/^@site\/src\/pages\/documentation\.tsx$|^@site\/docs\/(?:.+\/)?index\.mdx$/, 'docs-index'],
  [/^@site\/src\/pages\/[\w-]+\.tsx$/, 'marketing'],
  [/^@theme\/MDXPage$/, 'legal'],
  [/^@theme\/DocItem$/, 'docs'],
  [/^@theme\/BlogPostPage$/, 'blog-post'],
  [/^@theme\/Blog/, 'blog-list'],
];
