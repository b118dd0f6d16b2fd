import {contactForm} from '#src/contracts/contact';
import {feedbackForm} from '#src/contracts/feedback';
import type {Form} from '#src/contracts/form';
import {newsletterForm} from '#src/contracts/newsletter';
import {trialForm} from '#src/contracts/trial';
import {createPageReader} from '../../functions/http/built-pages';
import {rejectedPage} from '../../functions/leads/rejected-page';
import {headersFor, readHeaderRules} from '../../scripts/lib/netlify-headers';
import {inProject} from '../../scripts/lib/project.mjs';
import {builtFileExists} from '../support/built-site';

import {readFileSync} from 'node:fs';
import path from 'node:path';
import {selectAll} from 'css-select';
import type {AnyNode, Element} from 'domhandler';
import {getAttributeValue, textContent} from 'domutils';
import {parseDocument} from 'htmlparser2';
import {parse} from 'smol-toml';

/* tests/functions/rejected-forms.test.ts checks what is filled in; this, that the build has what it takes. */

const readPage = createPageReader(inProject('.'));
const rules = readHeaderRules();

type Row = [page: string, form: Form, functionName: string];

const rows: Row[] = [
  ...contactForm.pages.map((page): Row => [page, contactForm, 'contact']),
  ['/trial', trialForm, 'contact'],
  ['/blog/subscribe', newsletterForm, 'subscribe'],
  ['/docs', feedbackForm, 'feedback'],
];

async function fill(page: string, form: Form) {
  const errors = Object.fromEntries(Object.keys(form.fields).map((field) => [field, `Wrong ${field}.`]));
  const problem = {status: 422, outcome: 'invalid', title: 'Please check', detail: 'Correct these.', errors} as const;
  const values = Object.fromEntries(Object.keys(form.fields).map((field) => [field, `typed ${field}`]));
  const input = {values, key: 'key', source: {label: 'unknown', form: page}};
  const environment = {appSecret: undefined, oldSecrets: [], companyPhone: '', supportMailbox: {name: '', address: ''}};
  const unused = {outbox: {deliver: () => Promise.resolve()}, createId: () => '', log: () => undefined};
  const ports = {...unused, clock: () => new Date(0), readPage, environment};
  return rejectedPage(form, problem, input, ports);
}

test.each(rows)('%s is filled in, with the site’s policy and the styles and classes of errors', async (page, form) => {
  const {html, policy} = await fill(page, form);
  expect(policy).toBe(headersFor(rules, page)['content-security-policy']);
  const find = (selector: string) => selectAll<AnyNode, Element>(selector, parseDocument(html));
  const css = find('head > style')
    .map((style) => textContent(style))
    .join('');
  const [alert] = find('main [role=alert][autofocus]');
  const notes = find(`form[action="${form.path}"] [id$="-error"]`);
  expect(notes.length).toBe(Object.keys(form.fields).length - (form === feedbackForm ? 1 : 0));
  for (const part of [alert, ...notes]) {
    for (const name of getAttributeValue(part!, 'class')?.split(' ') ?? ['none']) expect(css).toContain(`.${name}`);
  }
});

test.each(rows)('%s is deployed with the function of its form', (page, _form, name) => {
  const {functions} = parse(readFileSync(inProject('netlify.toml'), 'utf8')) as {
    functions: Record<string, {included_files: string[]}>;
  };
  const patterns = functions[name]?.included_files ?? [];
  for (const file of ['_headers', `${page.slice(1)}.html`]) {
    expect(builtFileExists(`/${file}`)).toBe(true);
    expect(patterns.filter((pattern) => path.matchesGlob(`build/${file}`, pattern))).toHaveLength(1);
  }
});
