import {sourceFacts} from '../../functions/leads/describe-source';
import type {StoredLead} from '../../functions/leads/select-leads';
import {clean, formatTable, formatTime} from '../lib/terminal';
import type {DeliveryRow} from './deliveries';

/*
 * Spreadsheets read a cell that starts with one of these as a formula (OWASP, "CSV Injection"). Some programs treat
 * full-width forms like the plain ones.
 */
const formula = /^[=+\-@\0\t\r\n＝＋－＠]/;

/**
 * One cell. All cells are quoted, so commas and semicolons are safe. An apostrophe before a possible formula makes
 * spreadsheets read it as text.
 */
export function csvCell(value: string | null | undefined): string {
  const text = value ?? '';
  return `"${(formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

/** One record, including its line break (RFC 4180). */
export function csvLine(values: readonly (string | null | undefined)[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

function shorten(value: string | null, length: number): string {
  const letters = Array.from(clean(value));
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : letters.join('');
}

/** A table of leads, one per line. */
export function formatLeads(leads: readonly StoredLead[]): string {
  return formatTable(
    ['id', 'received (UTC)', 'kind', 'state', 'demo (UTC)', 'name', 'email', 'company', 'deliveries'],
    leads.map((lead) => [
      lead.id.slice(0, 8),
      formatTime(lead.at),
      lead.kind,
      lead.state,
      formatTime(lead.startsAt),
      shorten(lead.name, 24),
      shorten(lead.email, 36),
      shorten(lead.company, 20),
      lead.deliveries,
    ]),
  );
}

/** One lead in full, with its deliveries. */
export function formatLead(lead: StoredLead, deliveries: readonly DeliveryRow[]): string {
  const fields = [
    ['id', lead.id],
    ['kind', lead.kind],
    ['state', lead.heldFor ? `${lead.state}, because of: ${lead.heldFor}` : lead.state],
    ['received (UTC)', formatTime(lead.at)],
    ['name', clean(lead.name)],
    ['email', clean(lead.email)],
    ['company', clean(lead.company)],
    ['demo (UTC)', formatTime(lead.startsAt)],
    ['history', clean(lead.history)],
    ...sourceFacts(lead.source).map(({label, value}) => [label.toLowerCase(), clean(value)]),
  ].filter(([, value]) => value !== '');
  const sent = formatTable(
    ['delivery', 'by', 'what', 'state', 'attempts', 'next or last (UTC)', 'why'],
    deliveries.map((row) => [
      row.id.slice(0, 8),
      row.channel,
      row.kind,
      row.state,
      row.attempts,
      formatTime(row.done_at ?? row.due_at),
      row.code ?? '',
    ]),
  );
  const text = lead.text ? `\n\n${clean(lead.text, {lines: true})}` : '';
  return `${formatTable([], fields)}${text}${deliveries.length > 0 ? `\n\n${sent}` : ''}`;
}
