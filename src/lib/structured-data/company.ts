import type {NodeOf} from './types';

export type CompanyFacts = {
  name: string;
  /** Without a slash at the end. */
  url: string;
  supportEmail: string;
  phone: string;
  foundedYear: number;
};

/** Name and address of the site, as Docusaurus' configuration has them. `url` has no slash at the end. */
export type Site = {title: string; url: string};

/** The one id of the company. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

const logoOf = (siteUrl: string): string => `${siteUrl}/icons/icon-512.png`;

/**
 * The company as author or provider of something. Search engines read each page by itself, so an id that only the home
 * page explains would leave them without a name.
 */
export const theCompany = ({title, url}: Site) =>
  ({'@type': 'Organization', '@id': organizationId(url), name: title, url: `${url}/`, logo: logoOf(url)}) as const;

/** The company, with what the footer of each page says about it (https://schema.org/Organization). */
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

/** The site and where it is searched (https://schema.org/WebSite, https://schema.org/SearchAction). */
export function webSite(name: string, siteUrl: string): NodeOf<'WebSite'> {
  // Google's own way to mark the words; schema.org's types do not know it.
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
    publisher: theCompany({title: name, url: siteUrl}),
    potentialAction: search,
  };
}

export type ServiceFacts = {name: string; description: string; path: string};

/** Work that the company's team does (https://schema.org/Service). */
export function service(site: Site, {name, description, path}: ServiceFacts): NodeOf<'Service'> {
  const url = `${site.url}${path}`;
  return {'@type': 'Service', name, serviceType: name, description, url, provider: theCompany(site)};
}
