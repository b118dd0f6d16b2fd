import {newsletterForm} from '#src/content/blog/newsletter-form';
import {contactForms} from '#src/content/pages/contact-forms';
import {feedback} from '#src/content/pages/feedback';
import {trialForm} from '#src/content/pages/trial-form';
import {PlainBookingForm} from '#src/parts/booking/PlainBookingForm';
import {ContactForm} from '#src/parts/contact';
import {PageFeedback} from '#src/parts/feedback';
import {NewsletterForm} from '#src/parts/newsletter';
import {TrialForm} from '#src/parts/trial';
import type {BuiltPage, ReadPage} from '../../../functions/http/built-pages';

import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

const forms: Readonly<Record<string, ReactElement>> = {
  '/contact': createElement(ContactForm, {content: contactForms.contact}),
  '/contact-support': createElement(ContactForm, {content: contactForms.support}),
  '/trial': createElement(TrialForm, {content: trialForm}),
  '/blog/subscribe': createElement(NewsletterForm, {content: newsletterForm, id: 'subscribe'}),
  '/link': createElement('template', {
    dangerouslySetInnerHTML: {__html: renderToStaticMarkup(createElement(PlainBookingForm))},
  }),
  '/docs': createElement(PageFeedback, {page: '/docs', labels: feedback}),
};

/** Policy of the pages below. */
export const policy = "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'";

/** Pages with the site's forms, as a build has them but without the rest. */
export const readPage: ReadPage = (address) => {
  const form = forms[address];
  if (form === undefined) return Promise.resolve(undefined);
  const head = `<title>${address}</title>`;
  const html = `<html data-theme="light"><head>${head}</head><body><main><h1>${address}</h1>${renderToStaticMarkup(form)}</main></body></html>`;
  return Promise.resolve({html, policy} satisfies BuiltPage);
};
