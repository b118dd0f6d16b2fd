import {company} from '#src/content/company/company';
import type {HtmlPage} from './responses';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for use between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Markup created by `html`, so its values are escaped. */
export type Html = {markup: string};

type HtmlValue = Html | readonly Html[] | string | number;

function render(value: HtmlValue): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'markup' in value ? value.markup : value.map(({markup}) => markup).join('');
}

/** Template tag that escapes every value not created by this tag. */
export function html(strings: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return {markup: String.raw({raw: strings}, ...values.map(render))};
}

/** A complete page without scripts or styles. The site's frame and look come with the response: see frame-page.ts. */
export function htmlPage(title: string, main: Html): HtmlPage {
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>${title} | ${company.name}</title>
    </head>
    <body>
      <main>${main}</main>
    </body>
  </html>`;
  return {html: `<!doctype html>\n${page.markup}`};
}

/** An error message that screen readers announce immediately. */
export function renderAlert(detail: string, more: Html = html``): Html {
  return html`<div class="fn-alert" role="alert" tabindex="-1" autofocus>
    <p>${detail}</p>
    ${more}
  </div>`;
}
