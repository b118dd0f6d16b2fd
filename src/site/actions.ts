import {company, phoneHref} from '#src/content/company/company';
import type {Action} from '#src/content/schema/page';

/** Actions used in several parts of the page frame. */
export const bookDemo: Action = {label: 'Book a Demo', opensDemo: true};

export const crmLogin: Action = {label: 'CRM Login', href: company.loginUrl};

export const supportMail: Action = {label: company.supportEmail, href: `mailto:${company.supportEmail}`};

export const supportPhone: Action = {label: company.phone, href: phoneHref};
