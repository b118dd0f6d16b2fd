import type {NodeOf} from './types';

export type CompanyFacts = Readonly<Record<'name' | 'url' | 'supportEmail' | 'phone', string>> & {foundedYear: number};

/** Site name and URL from the Docusaurus config. `url` has no trailing slash. */
export type Site = {title: string; url: string};

/** ID of the company node. */
const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

const logoOf = (siteUrl: string) =>
  ({'@type': 'ImageObject', url: `${siteUrl}/icons/icon-512.png`, width: '512', height: '512'}) as const;

/**
 * The company as an author or provider, with its name: search engines read each page on its own, so a bare ID defined
 * on the home page would have no name.
 */
export const companyReference = ({title, url}: Site) =>
  ({'@type': 'Organization', '@id': organizationId(url), name: title, url: `${url}/`, logo: logoOf(url)}) as const;

/** The company with the details in the footer (https://schema.org/Organization). */
export function organization({name, url, supportEmail, phone, foundedYear}: CompanyFacts): NodeOf<'Organization'> {
  return {
    '@type': 'Organization',
    '@id': organizationId(url),
    name,
    url: `${url}/`,
    logo: logoOf(url),
    foundingDate: String(foundedYear),
    email: supportEmail,
    telephone: phone,
    contactPoint: {'@type': 'ContactPoint', contactType: 'customer support', email: supportEmail, telephone: phone},
  };
}

/** The site and its search (https://schema.org/WebSite, https://schema.org/SearchAction). */
export function webSite(name: string, siteUrl: string): NodeOf<'WebSite'> {
  // Google's syntax for the search terms; schema.org's types lack it.
  const search = {
    '@type': 'SearchAction',
    target: {'@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}`},
    'query-input': 'required name=search_term_string',
  } as const;
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    name,
    url: `${siteUrl}/`,
    inLanguage: 'en-US',
    publisher: companyReference({title: name, url: siteUrl}),
    potentialAction: search,
  };
}

export type ServiceFacts = {name: string; description: string; path: string};

/** A service of the company (https://schema.org/Service). */
export function service(site: Site, {name, description, path}: ServiceFacts): NodeOf<'Service'> {
  const url = `${site.url}${path}`;
  return {'@type': 'Service', name, serviceType: name, description, url, provider: companyReference(site)};
}
