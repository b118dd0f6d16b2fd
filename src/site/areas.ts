import type {SearchKind} from '#src/contracts/search-index';
import type {PageTemplate} from '#src/contracts/vitals';
import {familyLabels} from './families';

/** Sections of `/llms.txt` in order. Readers short of context may skip `Optional`. */
export const llmsSections = [
  'Product and company',
  'Documentation',
  'Questions',
  familyLabels.solutions,
  familyLabels.services,
  familyLabels.industries,
  'Blog',
  'Optional',
] as const;

export type LlmsSection = (typeof llmsSections)[number];

/** Background of a link preview: the dark `band`, `paper`, or the `cover` of an article. */
export type PreviewGround = 'band' | 'paper' | 'cover';

/** A part of the site: its pages, and how search, previews and other lists treat them. */
export type Area = {
  /** Label in link previews. */
  label: string;
  /** Paths: `/docs` is one page, `/docs/+` all pages one level below, `/docs/*` all pages below. */
  paths: readonly string[];
  preview: PreviewGround;
  /** Group in search results; `none` keeps pages out of the search. */
  search: SearchKind | 'none';
  llms: LlmsSection;
  /** Template vitals are counted under. */
  vitals: PageTemplate;
  /**
   * Folder whose last change dates pages without a file of their own in the sitemap. The sitemap has no priorities,
   * because search engines ignore them.
   */
  folder?: string;
};

const page = {preview: 'band', search: 'page', llms: 'Product and company', vitals: 'marketing'} as const;
const product = {...page, label: 'CRM and automation'} as const;
const docs = {label: 'Documentation', search: 'docs', llms: 'Documentation'} as const;
const blog = {
  label: 'Blog',
  preview: 'paper',
  search: 'blog',
  llms: 'Blog',
  vitals: 'blog-list',
  folder: 'blog',
} as const;
const changelog = {
  label: 'What’s new',
  preview: 'paper',
  search: 'docs',
  llms: 'Documentation',
  vitals: 'docs-index',
  folder: 'changelog',
} as const;
const questions = {...page, label: 'Questions', search: 'faq', llms: 'Questions', vitals: 'faq'} as const;
const offers = {...page, vitals: 'offer'} as const;
const {industries} = familyLabels;
const industry = {...page, label: industries, llms: industries, vitals: 'industry'} as const;

/** A page belongs to the first area with a matching path. */
export const areas: readonly Area[] = [
  {...product, paths: ['/'], vitals: 'home'},
  {...docs, paths: ['/documentation'], preview: 'band', vitals: 'docs-index'},
  {...docs, paths: ['/docs'], preview: 'paper', vitals: 'docs-index'},
  {...docs, label: 'API', paths: ['/docs/api'], preview: 'paper', vitals: 'docs-index'},
  {...docs, label: 'API', paths: ['/docs/api/*'], preview: 'paper', vitals: 'docs'},
  {...docs, paths: ['/docs/+'], preview: 'paper', vitals: 'docs-index'},
  {...docs, paths: ['/docs/*'], preview: 'paper', vitals: 'docs'},
  {...blog, paths: ['/blog/subscribe', '/blog/subscribe/*'], vitals: 'other'},
  {...blog, paths: ['/blog/page/*'], search: 'none'},
  {
    ...blog,
    paths: ['/blog/tags', '/blog/tags/*', '/blog/authors', '/blog/authors/*', '/blog/archive'],
    search: 'none',
    llms: 'Optional',
  },
  {...blog, paths: ['/blog']},
  {...blog, paths: ['/blog/*'], preview: 'cover', vitals: 'blog-post'},
  {...changelog, paths: ['/changelog']},
  {...changelog, paths: ['/changelog/tags/*'], search: 'none', llms: 'Optional'},
  {...changelog, paths: ['/changelog/*'], llms: 'Optional', vitals: 'docs'},
  {...offers, label: familyLabels.solutions, paths: ['/solutions', '/solutions/*'], llms: familyLabels.solutions},
  {...offers, label: familyLabels.services, paths: ['/services', '/services/*'], llms: familyLabels.services},
  {...industry, paths: ['/industries']},
  {...industry, paths: ['/industries/*'], preview: 'paper'},
  {...page, label: 'Case studies', paths: ['/case-studies', '/case-studies/*'], preview: 'paper'},
  {...page, label: 'Pricing', paths: ['/pricing'], preview: 'paper'},
  {...page, label: 'Features', paths: ['/features']},
  {...page, label: 'Compare approaches', paths: ['/compare']},
  {...page, label: 'Savings calculator', paths: ['/savings-calculator']},
  {...page, label: 'Integrations', paths: ['/integrations', '/integrations/*']},
  {...page, label: 'Demo', paths: ['/demo']},
  {...page, label: 'Free trial', paths: ['/trial']},
  {...page, label: 'Security', paths: ['/security']},
  {...page, label: 'Company', paths: ['/about']},
  {...questions, paths: ['/faq', '/billing-faq']},
  {...page, label: 'Contact', paths: ['/contact', '/contact-us', '/contact-support']},
  {...page, label: 'Legal', paths: ['/privacy', '/terms'], preview: 'paper', llms: 'Optional', vitals: 'legal'},
  {...page, label: 'Accessibility', paths: ['/accessibility'], vitals: 'legal'},
  {...page, label: 'Demo', paths: ['/book'], vitals: 'book'},
  {...page, label: 'Search', paths: ['/search'], vitals: 'search'},
  {...product, paths: ['/contact/sent', '/trial/sent', '/feedback/*', '/404.html'], vitals: 'other'},
];

function isAt(path: string, pattern: string): boolean {
  const above = pattern.slice(0, -1);
  if (pattern.endsWith('/*')) return path.startsWith(above);
  return pattern.endsWith('/+')
    ? path.lastIndexOf('/') === above.length - 1 && path.startsWith(above)
    : path === pattern;
}

/** The area of a page by its path, such as `/docs/messaging`. New pages need no entry of their own. */
export function areaOf(path: string): Area {
  return areas.find(({paths}) => paths.some((pattern) => isAt(path, pattern))) ?? {...product, paths: ['/*']};
}
