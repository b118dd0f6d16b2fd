import {company} from '#src/content/company/company';

const i18n = {
  defaultLocale: 'en',
  locales: ['en'],
  currentLocale: 'en',
  path: 'i18n',
  localeConfigs: {en: {label: 'English', direction: 'ltr', htmlLang: 'en-US', calendar: 'gregory', path: 'en'}},
};

/** Stub of every file Docusaurus generates (`@generated/*`), because unit tests run without a build. */
const generated = {
  ...i18n,
  i18n,
  title: company.name,
  url: company.url,
  baseUrl: '/',
  trailingSlash: false,
  future: {experimental_router: 'browser'},
  themeConfig: {},
  customFields: {},
};

export default generated;
