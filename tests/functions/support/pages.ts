import type {BuiltPage, ReadPage} from '../../../functions/http/built-pages';

import {feedback} from '#src/content/pages/feedback';
import {PageFeedback} from '#src/features/page-feedback/PageFeedback';
import {FormParts} from '#src/forms/FormParts';
import ContactIsland from '#src/islands/contact-form';
import NewsletterIsland from '#src/islands/newsletter';
import TrialIsland from '#src/islands/trial';

import {createElement, type ReactElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

const [alert = '', error = ''] = renderToStaticMarkup(createElement(FormParts)).split('<hr/>');

const forms: Readonly<Record<string, ReactElement>> = {
  '/contact': createElement(ContactIsland, {form: 'contact'}),
  '/contact-support': createElement(ContactIsland, {form: 'support'}),
  '/trial': createElement(TrialIsland),
  '/blog/subscribe': createElement(NewsletterIsland, {id: 'subscribe'}),
  '/docs': createElement(PageFeedback, {page: '/docs', labels: feedback}),
};

/** Policy of the pages below. */
export const policy = "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'";

/** Pages with the site's forms, as a build has them but without the rest. */
export const readPage: ReadPage = (address) => {
  const form = forms[address];
  if (form === undefined) return Promise.resolve(undefined);
  const island = `<div data-island="form" data-wake="query">${renderToStaticMarkup(form)}</div>`;
  const head = `<title>${address}</title><noscript><link rel="stylesheet" href="/all.css"></noscript>`;
  const html = `<html data-theme="light"><head>${head}</head><body><main><h1>${address}</h1>${island}</main></body></html>`;
  return Promise.resolve({html, policy, parts: {alert, error}} satisfies BuiltPage);
};
