import {company} from '#src/content/company/company';
import type {Form} from '#src/contracts/form';
import type {SlotTexts} from '#src/contracts/form-parts';
import {formTokenField, idempotencyField} from '#src/contracts/hidden-fields';
import {sourceField} from '#src/contracts/lead-source';
import type {BuiltPage} from '../http/built-pages';
import {fillForm} from '../http/fill-form';
import {escapeHtml} from '../http/html';
import type {Problem} from '../http/problems/problem';
import {problemPage, renderWays} from '../http/problems/problem-page';
import type {HtmlPage} from '../http/responses';
import type {FormInput, PipelinePorts} from './endpoint';
import {createFieldReader} from './hidden-fields';
import {createFormToken} from './screen';

/** Texts of the alert: what is wrong, with a link to each invalid field, whose message is beside it. */
export function describeProblem(
  {fields}: Form,
  {title, detail, errors = {}}: Problem,
  ids: ReadonlyMap<string, string>,
): SlotTexts {
  const parts = Object.entries(errors).map(([field, message]) => {
    const [id, spec] = [ids.get(field), fields[field]];
    return id === undefined || spec === undefined
      ? escapeHtml(message)
      : `<a href="#${id}">${escapeHtml(spec.label)}</a>`;
  });
  const text =
    parts.length === 0 ? escapeHtml(detail) : `${escapeHtml(detail.replace(/\.$/, ':'))} ${parts.join(', ')}`;
  return {title: escapeHtml(title), text};
}

/** Values of the form's fields as typed, and of the hidden fields that the next attempt sends. */
function listValues(form: Form, {values, key, source}: FormInput, {environment, clock}: PipelinePorts) {
  const read = createFieldReader(values);
  const {appSecret} = environment;
  return new Map([
    ...Object.keys(form.fields).map((field): [string, string] => [field, read(field)]),
    [idempotencyField, key],
    ...(source === undefined ? [] : [[sourceField, JSON.stringify(source)] as const]),
    ...(appSecret === undefined || !form.hasToken
      ? []
      : [[formTokenField, createFormToken(appSecret, clock())] as const]),
  ]);
}

/** The page with the form filled in: values, errors beside their fields, and an alert, which gets the focus. */
function fillPage(form: Form, {html, policy}: BuiltPage, problem: Problem, values: ReadonlyMap<string, string>) {
  const filled = fillForm(html, form.path, {
    values,
    errors: problem.errors ?? {},
    describe: (ids) => describeProblem(form, problem, ids),
  });
  const titled = filled?.replace(
    /(<title[^>]*>)[^<]*/,
    (_, tag: string) => `${tag}${escapeHtml(`${problem.title} | ${company.name}`)}`,
  );
  return titled === undefined ? undefined : {html: titled, policy};
}

/**
 * The built page that has the form, for a rejected post: of the form's pages the one the visitor was on, or else the
 * first. Without what was typed, a page that leads to the form.
 */
export async function rejectedPage(
  form: Form,
  problem: Problem,
  input: FormInput,
  ports: PipelinePorts,
): Promise<HtmlPage> {
  const [first = '/'] = form.pages;
  if (input.values !== undefined) {
    const page = await ports.readPage(form.pages.find((address) => address === input.source?.form) ?? first);
    const filled = page && fillPage(form, page, problem, listValues(form, input, ports));
    if (filled) return filled;
  }
  const way = {label: `open the ${form.name} page`, href: first};
  return problemPage(problem, renderWays(way, ports.environment.supportMailbox.address));
}
