import {company, phoneHref} from '#src/content/company/company';
import {productFacts} from '#src/content/product/facts';
import type {FactValue} from '#src/content/schema/company';

function mail(address: string): FactValue {
  return {text: address, href: `mailto:${address}`};
}

const ofProduct = Object.fromEntries(Object.entries(productFacts).map(([name, text]) => [name, {text}])) as Readonly<
  Record<keyof typeof productFacts, FactValue>
>;

/** Company and product facts. MDX prints one with `<Fact name="…" />`, so each is defined once. */
export const facts = {
  name: {text: company.name},
  legalName: {text: company.legalName},
  city: {text: company.city},
  address: {text: company.address},
  phone: {text: company.phone, href: phoneHref},
  supportHours: {text: company.supportHours},
  supportEmail: mail(company.supportEmail),
  salesEmail: mail(company.salesEmail),
  securityEmail: mail(company.securityEmail),
  privacyEmail: mail(company.privacyEmail),
  legalEmail: mail(company.legalEmail),
  newsletterService: {text: company.newsletterService},
  chat: {text: company.chat},
  emailAnswer: {text: company.responseTimes.email},
  chatAnswer: {text: company.responseTimes.liveChat},
  privacyAnswer: {text: company.responseTimes.privacy},
  legalAnswer: {text: company.responseTimes.legal},
  ...ofProduct,
} as const satisfies Record<string, FactValue>;

export type FactName = keyof typeof facts;
