import type {SearchKind} from '#src/contracts/search-index';
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
  /** Paths: `/docs` is one page, `/docs/*` all pages below it. */
  paths: readonly string[];
  preview: PreviewGround;
  /** Group in search results; `none` keeps pages out of the search. */
  search: SearchKind | 'none';
  llms: LlmsSection;
  /** Type of its pages in structured data (https://schema.org/WebPage), if there is a special one. */
  schema?: 'AboutPage' | 'ContactPage';
  /**
   * Folder whose last change dates pages without a file of their own in the sitemap. The sitemap has no priorities,
   * because search engines ignore them.
   */
  folder?: string;
};

const page = {preview: 'band', search: 'page', llms: 'Product and company'} as const;
const product = {...page, label: 'CRM and automation'} as const;
const docs = {label: 'Documentation', search: 'docs', llms: 'Documentation'} as const;
const blog = {
  label: 'Blog',
  preview: 'paper',
  search: 'blog',
  llms: 'Blog',
  folder: 'blog',
} as const;
const changelog = {
  label: 'What’s new',
  preview: 'paper',
  search: 'docs',
  llms: 'Documentation',
  folder: 'changelog',
} as const;
const questions = {...page, label: 'Questions', search: 'faq', llms: 'Questions'} as const;
const {industries} = familyLabels;
const industry = {...page, label: industries, llms: industries} as const;

/** A page belongs to the first area with a matching path. */
export const areas: readonly Area[] = [
  {...product, paths: ['/']},
  {...docs, paths: ['/documentation'], preview: 'band'},
  {...docs, label: 'API', paths: ['/docs/api', '/docs/api/*'], preview: 'paper'},
  {...docs, paths: ['/docs', '/docs/*'], preview: 'paper'},
  {...blog, paths: ['/blog/page/*'], search: 'none'},
  {
    ...blog,
    paths: ['/blog/tags', '/blog/tags/*', '/blog/authors', '/blog/authors/*', '/blog/archive'],
    search: 'none',
    llms: 'Optional',
  },
  {...blog, paths: ['/blog', '/blog/subscribe', '/blog/subscribe/*']},
  {...blog, paths: ['/blog/*'], preview: 'cover'},
  {...changelog, paths: ['/changelog']},
  {...changelog, paths: ['/changelog/tags/*'], search: 'none', llms: 'Optional'},
  {...changelog, paths: ['/changelog/*'], llms: 'Optional'},
  {...page, label: familyLabels.solutions, paths: ['/solutions', '/solutions/*'], llms: familyLabels.solutions},
  {...page, label: familyLabels.services, paths: ['/services', '/services/*'], llms: familyLabels.services},
  {...industry, paths: ['/industries']},
  {...industry, paths: ['/industries/*'], preview: 'paper'},
  {...page, label: 'Case studies', paths: ['/case-studies', '/case-studies/*'], preview: 'paper'},
  {...page, label: 'Pricing', paths: ['/pricing'], preview: 'paper'},
  {...page, label: 'Features', paths: ['/features']},
  {...page, label: 'Compare approaches', paths: ['/compare']},
  {...page, label: 'Savings calculator', paths: ['/savings-calculator']},
  {...page, label: 'Integrations', paths: ['/integrations', '/integrations/*']},
  {...page, label: 'Demo', paths: ['/demo', '/book']},
  {...page, label: 'Free trial', paths: ['/trial']},
  {...page, label: 'Security', paths: ['/security']},
  {...page, label: 'Company', paths: ['/about'], schema: 'AboutPage'},
  {...questions, paths: ['/faq', '/billing-faq']},
  {...page, label: 'Contact', paths: ['/contact', '/contact-us', '/contact-support'], schema: 'ContactPage'},
  {...page, label: 'Legal', paths: ['/privacy', '/terms'], preview: 'paper', llms: 'Optional'},
  {...page, label: 'Accessibility', paths: ['/accessibility']},
  {...page, label: 'Search', paths: ['/search']},
];

function isAt(path: string, pattern: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The area of a page by its path, such as `/docs/messaging`. New pages need no entry of their own. */
export function areaOf(path: string): Area {
  return areas.find(({paths}) => paths.some((pattern) => isAt(path, pattern))) ?? {...product, paths: ['/*']};
}
