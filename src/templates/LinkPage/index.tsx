import type {PageMeta} from '#src/content/schema/page';
import {PlainBookingForm} from '#src/parts/booking/PlainBookingForm';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Section} from '#src/ui/Section';

import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/** Classes in the HTML of functions (src/styles/function-pages): the styles of a page are those of its elements. */
const classes =
  'fn-button fn-quiet fn-danger fn-alert fn-field fn-input fn-offscreen fn-other fn-pages fn-zone fn-times fn-fold fn-slots fn-slot fn-card fn-tile fn-actions fn-near fn-move fn-done fn-record fn-act';

/** Elements that only pages of functions have. */
const elements = ['form', 'label', 'small', 'dl', 'dt', 'dd', 'blockquote', 's', 'b', 'strong'];

/** The form that a function fills in, and an example of everything else that functions put on their pages. */
const template = renderToStaticMarkup(
  <>
    <i className={classes} />
    {elements.map((name) => createElement(name, {key: name}))}
    <fieldset>
      <legend />
    </fieldset>
    <details>
      <summary />
    </details>
    <select />
    <PlainBookingForm />
  </>,
);

export type LinkPageProps = {content: {meta: PageMeta; title: string; text: string}};

/** The frame of the pages that functions answer with: header, footer, and a slot that the answer replaces. */
export function LinkPage({content: {meta, title, text}}: LinkPageProps): ReactNode {
  return (
    <MarketingPage meta={meta} noindex>
      <Section spacing="head">
        <div className="function-page">
          <slot>
            <template dangerouslySetInnerHTML={{__html: template}} />
            <h1>{title}</h1>
            <p>{text}</p>
          </slot>
        </div>
      </Section>
    </MarketingPage>
  );
}
