import {claims} from '#src/content/company/claims';
import {company} from '#src/content/company/company';
import {productFacts} from '#src/content/product/facts';
import {buyerAnswers} from '#src/content/search/buyer-answers';
import {guideAnswers} from '#src/content/search/guide-answers';
import {integrationAnswers} from '#src/content/search/integration-answers';

import type {SearchAnswer} from '#src/contracts/search-index';

/** First answers to what visitors type most: the phrases, then the page and the sentence that answers. */
export const searchAnswers: readonly SearchAnswer[] = [
  {
    phrases: ['log in', 'sign in', 'signin', 'password', 'change my password'],
    title: 'Trouble signing in',
    text: 'Choose CRM Login at the top of any page. This guide helps if your password or code doesn’t work.',
    to: '/docs/troubleshooting/trouble-signing-in',
  },
  {
    phrases: ['refund', 'money back', 'refund policy'],
    title: 'Plans, prices and payment',
    text: 'You can cancel any time and keep access until the end of the period you paid for. Most payments are nonrefundable.',
    to: '/terms#5-plans-prices-and-payment',
  },
  {
    phrases: ['cancel subscription', 'cancel account', 'cancellation', 'cancellation policy'],
    title: 'What happens when we cancel?',
    text: 'How to cancel, until when you can use your plan, and what you can export.',
    to: '/faq#what-happens-when-we-cancel',
  },
  {
    phrases: ['free trial', 'trial', 'free', 'free version', 'free plan', 'free account'],
    title: 'Start a free trial',
    text: `${claims.trialLength}, up to ${claims.trialContacts} contacts, and no credit card.`,
    to: '/trial',
  },
  {
    phrases: [
      'try it',
      'try the app',
      'try the product',
      'interactive demo',
      'live demo',
      'playground',
      'sample company',
      'see the app',
      'product tour',
    ],
    title: 'Try the app',
    text: 'A sample company, on this site and without an account: answer a text, move a card, book a time.',
    to: '/features#try',
  },
  {
    phrases: ['hipaa', 'gdpr', 'soc 2', 'soc2', 'compliance', 'certification'],
    names: ['baa', 'business associate'],
    title: 'Which standards do you follow?',
    text: `What we align with. ${productFacts.baa}`,
    to: '/faq#which-standards-do-you-follow',
  },
  {
    phrases: ['cost', 'costs', 'discount', 'pirce'],
    title: 'Plans and prices',
    text: 'Four plans side by side, and a calculator that finds the smallest one that fits.',
    to: '/pricing',
  },
  {
    phrases: [
      'support',
      'contact',
      'phone number for support',
      'help desk',
      'is support included',
      'support hours',
      'talk to a person',
      'real person',
      'talk to someone',
      'speak to someone',
      'customer service',
      'support phone',
      'phone support',
      'call',
      'call support',
    ],
    title: 'Contact support',
    text: `Chat (${company.chat}), email, and phone with its hours: ${company.phone}.`,
    to: '/contact-support',
  },
  {
    phrases: ['demo', 'talk to sales', 'sales'],
    title: 'Book a demo',
    text: 'Pick a time for a 30-minute call, with your own pipeline on the screen.',
    to: '/demo',
  },
  {
    phrases: ['app'],
    title: 'Work from your phone',
    text: 'There’s nothing to download: add Scalewell to your home screen from the browser.',
    to: '/docs/getting-started/work-from-your-phone',
  },
  {
    phrases: [
      'switch',
      'migrate',
      'migration',
      'data migration',
      'move from another crm',
      'hubspot',
      'salesforce',
      'pipedrive',
      'spreadsheet',
    ],
    title: 'Switching',
    text: 'Move from a spreadsheet, HubSpot, Pipedrive or Salesforce: what to export, and what doesn’t come along.',
    to: '/docs/switching',
  },
  {
    phrases: ['sso', 'single sign on', '2fa', 'mfa', 'two factor'],
    title: 'Secure sign-in',
    text: 'Two-step sign-in for everyone, and single sign-on on Enterprise.',
    to: '/docs/administration-and-api/secure-sign-in',
  },
  {
    phrases: ['sms', 'sms cost', 'sms price', 'text message price', 'texting cost', 'cost of texts', 'text pricing'],
    title: 'How are texts and phone calls billed?',
    text: 'Each plan includes a number of texts. Calls and further texts are billed at cost.',
    to: '/billing-faq#how-are-texts-and-phone-calls-billed',
  },
  {
    phrases: [
      'status',
      'status page',
      'uptime',
      'sla',
      'downtime',
      'down',
      'site down',
      `${company.name.toLowerCase()} down`,
    ],
    names: ['outage'],
    title: 'Uptime',
    text: `Our target is ${claims.uptime} a month. We don’t publish a status page or a history yet.`,
    to: '/security#uptime',
  },
  {
    phrases: ['onboarding', 'setup help', 'implementation', 'help setting up', 'help getting started'],
    title: 'What training is included?',
    text: 'What each setup package includes, and who helps you start.',
    to: '/faq#what-training-is-included',
  },
  {
    phrases: [
      'address',
      'mailing address',
      'office',
      'headquarters',
      'based',
      'located',
      'company based',
      'company located',
    ],
    title: 'Contact us',
    text: 'Our address, phone number and a form that reaches a person.',
    to: '/contact',
  },
  {
    phrases: ['roi', 'worth it'],
    title: 'Savings calculator',
    text: 'Enter your own numbers for no-shows, late replies and routine work, and see what’s left after costs.',
    to: '/savings-calculator',
  },
  {
    phrases: ['compare', 'comparison', 'alternatives', 'alternative', 'vs'],
    title: 'Compare approaches',
    text: 'Nine questions to ask about one system, a stack of tools, or a spreadsheet.',
    to: '/compare',
  },
  ...buyerAnswers,
  ...guideAnswers,
  ...integrationAnswers,
];
