import type {PageMeta} from '#src/content/schema/page';
import {lookAttribute} from '#src/contracts/frame-page';
import {PlainBookingForm} from '#src/parts/booking/PlainBookingForm';
import {MarketingPage} from '#src/templates/MarketingPage';
import {buttonClass} from '#src/ui/actions/Button/button-class';
import alertStyles from '#src/ui/Alert/styles.module.scss';
import fieldStyles from '#src/ui/Field/styles.module.scss';
import hiddenStyles from '#src/ui/VisuallyHidden/styles.module.scss';
import {Section} from '#src/ui/Section';
import styles from './styles.module.scss';
import demoStyles from './demo.module.scss';
import teamStyles from './team.module.scss';
import timesStyles from './times.module.scss';

import clsx from 'clsx';
import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

/**
 * Classes by the name that pages of functions use in their HTML. What the site has components for looks like them; the rest
 * only these pages have.
 */
const looks: Readonly<Record<string, string | undefined>> = {
  button: buttonClass({size: 'lg'}),
  'button quiet': buttonClass({variant: 'secondary', size: 'lg'}),
  'button danger': buttonClass({size: 'lg'}, styles.danger),
  alert: clsx(alertStyles.alert, alertStyles.danger, styles.alert),
  'alert-text': clsx(alertStyles.body, styles.links),
  field: clsx(fieldStyles.field, styles.field),
  input: fieldStyles.input,
  offscreen: hiddenStyles.hidden,
  other: styles.other,
  zone: timesStyles.zone,
  times: timesStyles.times,
  fold: timesStyles.fold,
  slots: timesStyles.slots,
  slot: timesStyles.slot,
  card: demoStyles.card,
  tile: demoStyles.tile,
  actions: demoStyles.actions,
  near: demoStyles.near,
  move: demoStyles.move,
  done: teamStyles.done,
  record: teamStyles.record,
  act: teamStyles.act,
};

/** Elements that only pages of functions have: the styles of a page are those of its elements. */
const elements = ['form', 'label', 'small', 'dl', 'dt', 'dd', 'blockquote', 's', 'b', 'strong'];

/** What a function dresses its HTML with (functions/http/frame-page.ts). */
const template = renderToStaticMarkup(
  <>
    {Object.entries(looks).map(([name, className]) => (
      <i key={name} {...{[lookAttribute]: name}} className={className} />
    ))}
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
        <div className={styles.page}>
          <template dangerouslySetInnerHTML={{__html: template}} />
          <slot>
            <h1>{title}</h1>
            <p>{text}</p>
          </slot>
        </div>
      </Section>
    </MarketingPage>
  );
}
