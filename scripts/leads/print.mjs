import {formatTable} from '../lib/format-table.mjs';

/** What visitors typed may hold codes that a terminal obeys, and marks that turn the line around. */
export function clean(value, {lines = false} = {}) {
  const text = String(value ?? '');
  return (lines ? text.replaceAll(/\r\n?/g, '\n') : text.replaceAll(/\s+/g, ' ')).replaceAll(
    lines ? /[^\P{C}\n]/gu : /\p{C}/gu,
    '',
  );
}

function shorten(value, length) {
  const letters = [...clean(value)];
  return letters.length > length ? `${letters.slice(0, length - 1).join('')}…` : letters.join('');
}

/** A moment as `2026-03-02 10:00`, in UTC. */
export function formatTime(value) {
  return value === null || value === undefined ? '' : new Date(value).toISOString().slice(0, 16).replace('T', ' ');
}

export function formatLeads(leads) {
  return formatTable(
    ['id', 'came (UTC)', 'kind', 'state', 'name', 'email', 'company', 'deliveries'],
    leads.map((lead) => [
      lead.id.slice(0, 8),
      formatTime(lead.at),
      lead.kind,
      lead.state,
      shorten(lead.name, 24),
      shorten(lead.email, 36),
      shorten(lead.company, 20),
      lead.deliveries,
    ]),
  );
}

export function formatLead(lead, deliveries) {
  const fields = [
    ['id', lead.id],
    ['kind', lead.kind],
    ['state', lead.heldFor ? `${lead.state}, because of: ${lead.heldFor}` : lead.state],
    ['came (UTC)', formatTime(lead.at)],
    ['name', clean(lead.name)],
    ['email', clean(lead.email)],
    ['company', clean(lead.company)],
    ['demo (UTC)', formatTime(lead.startsAt)],
  ].filter(([, value]) => value !== '');
  const sent = formatTable(
    ['delivery', 'by', 'what', 'state', 'tries', 'next or last (UTC)', 'why'],
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
