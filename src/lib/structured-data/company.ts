import type {NodeOf} from './types';

export type CompanyFacts = {
  name: string;
  /** Without a slash at the end. */
  url: string;
  supportEmail: string;
  phone: string;
};

/** How the nodes of other pages name the company without describing it again. */
export const organizationId = (siteUrl: string): string => `${siteUrl}/#organization`;

/** The company, with what the footer of each page says about it (https://schema.org/Organization). */
export function organization({name, url, supportEmail, phone}: CompanyFacts): NodeOf<'Organization'> {
  return {
    '@type': 'Organization',
    '@id': organizationId(url),
    name,
    url: `${url}/`,
    logo: `${url}/icons/icon-512.png`,
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
    publisher: {'@id': organizationId(siteUrl)},
    potentialAction: search,
  };
}

export type ServiceFacts = {name: string; description: string; path: string};

/** Work that the company's team does (https://schema.org/Service). */
export function service(siteUrl: string, {name, description, path}: ServiceFacts): NodeOf<'Service'> {
  return {'@type': 'Service', name, description, url: `${siteUrl}${path}`, provider: {'@id': organizationId(siteUrl)}};
}
