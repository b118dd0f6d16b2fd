import type {Chip} from '#src/world/schema/parts';
import type {PictureOf} from '#src/world/schema/picture';
import type {PagePane, Pane, SettingName, ShotFront} from '#src/world/schema/shot';
import type {Firm, Moment} from '#src/world/types';
import {contacts, facts, jobs, runs, threads} from './app';
import {
  capital,
  describeBoard,
  describeConversation,
  describeDay,
  describeRows,
  listed,
  possessive,
  spelled,
} from './describe';
import {stateOf} from './fold';
import {dateText, dollars, timeText} from './moment';
import {day, payments, week} from './views';

/** What a pane shows, as a sentence with its numbers. */
function describePane(firm: Firm, at: Moment, pane: Pane): string {
  switch (pane.pane) {
    case 'threads': {
      const {threads: all, open} = threads(firm, at);
      const first = all.slice(0, 3).map(({contact, text}) => `${contact.name}: “${text}”`);
      return `${possessive(firm.name)} inbox, ${spelled(open)} open. ${first.join('; ')}.`.replace(/[.?!]”\.$/, (end) =>
        end.slice(0, -1),
      );
    }
    case 'talk':
      return describeConversation(firm, pane.with, pane.from ?? '2000-01-01T00:00', at);
    case 'record':
    case 'activity': {
      const {state, visit} = facts(firm, pane.of, at);
      const {contact, stage} = state;
      const {title, value = 0} = contact.deal ?? {};
      const deal = value > 0 ? `${title ?? ''}, ${dollars(value)}` : title !== contact.name && title;
      const about = [
        deal,
        stage && `in ${stage}`,
        visit &&
          `${visit.what} on ${dateText(visit.start.slice(0, 10) as '2025-06-09')} at ${timeText(visit.start)}, ${visit.status.toLowerCase()}`,
      ];
      return `${possessive(contact.name)} record at ${firm.name}: ${about.filter(Boolean).join('; ') || `${state.log.length} entries`}.`;
    }
    case 'contacts': {
      const rows = contacts(firm, at, pane.who).slice(0, pane.rows ?? 12);
      const said = rows.map((state) => [
        state.contact.name,
        state.contact.deal?.title ?? state.request?.what,
        ...pane.columns.map((column) =>
          typeof column === 'object' ? state.contact.fields?.[column.field] : undefined,
        ),
      ]);
      return describeRows(`${pane.title ?? 'Contacts'} of ${firm.name}`, said.slice(0, 4));
    }
    case 'board':
      return describeBoard(firm, at, pane.stages);
    case 'jobs': {
      const all = jobs(firm, at);
      const said = all.map(({contact: {name, fields}, stage}) => [name, stage, fields?.['note'], fields?.['when']]);
      return describeRows(`${all.length} jobs of ${firm.name}`, said.slice(0, 4));
    }
    case 'day':
      return describeDay(firm, pane.date, at);
    case 'week': {
      const days = week(firm, pane.who ?? '', pane.from, at, pane.days).map(({length}) => length);
      const whose = pane.who === undefined ? firm.name : (firm.staff[pane.who]?.name ?? pane.who);
      return `${possessive(whose)} calendar from ${dateText(pane.from)}: ${spelled(days.reduce((sum, count) => sum + count, 0))} appointments in ${spelled(pane.days)} days.`;
    }
    case 'flow':
      return `${possessive(firm.name)} workflow “${pane.title}”: ${pane.steps.map(({title}) => title).join('; ')}. Then ${listed(pane.outcomes.map(({title, tag}) => (tag === undefined ? title : `${title} (${tag})`)))}.`;
    case 'runs': {
      const all = runs(firm, pane.of, at);
      return `${capital(spelled(all.length))} runs, ${spelled(all.filter(({result}) => result === 'Booked').length)} of them booked.`;
    }
    case 'report': {
      const figures = [
        ...pane.kpis.map(({label, value, change}) => `${label}: ${value}${change === undefined ? '' : ` (${change})`}`),
        ...(pane.bars ?? []).flatMap(({items}) => items.map(({name, value}) => `${name}: ${value}`)),
        ...(pane.table?.rows.map(([name = '', ...cells]) => {
          const said = cells.map((cell, index) => `${pane.table?.head[index + 1] ?? ''} ${cell}`);
          return `${name}: ${said.join(', ')}`;
        }) ?? []),
      ];
      const when = pane.range === undefined ? '' : `, ${pane.range}`;
      return `${capital(possessive(firm.name))} report “${pane.title}”${when}. ${figures.join('; ')}.`;
    }
    case 'invoices': {
      const all = payments(firm, at);
      const count = (state: string) => all.filter((one) => one.state === state).length;
      return `${pane.title ?? 'Invoices'} of ${firm.name}: ${all.length}, of which ${count('Paid')} are paid and ${count('Overdue')} overdue.`;
    }
    case 'invoice': {
      const bill = payments(firm, at).find(({number}) => number === pane.number);
      return `Invoice ${pane.number}, ${dollars(bill?.amount ?? 0)}, ${bill?.state.toLowerCase() ?? ''}.`;
    }
    case 'page':
      return describeRows(
        `${pane.title} of ${firm.name}`,
        pane.rows
          .slice(0, 6)
          .map(([name, ...cells]) => [
            textOf(name),
            ...cells.map((cell, index) => textOf(cell) && `${pane.head[index + 1] ?? ''} ${textOf(cell)}`),
          ]),
      );
    default:
      return '';
  }
}

const textOf = (cell: string | Chip | undefined): string => (typeof cell === 'object' ? cell.text : (cell ?? ''));

/** A contact that a pane is about, and the moment until which it tells of them. */
const subjectOf = (pane: Pane): string | undefined =>
  pane.pane === 'talk' ? pane.with : pane.pane === 'record' || pane.pane === 'activity' ? pane.of : undefined;

/** A picture shows nothing of a contact who isn't there yet, or of a day without appointments. */
function demand(firm: Firm, at: Moment, pane: Pane): void {
  const subject = subjectOf(pane);
  if (subject !== undefined && stateOf(firm, subject, at).log.length === 0)
    throw new Error(
      `${firm.name} has nothing about “${subject}” at ${at}. Use a later moment, or add it to the record.`,
    );
  if (pane.pane === 'day' && day(firm, pane.date, at).visits.length === 0)
    throw new Error(
      `${firm.name} has no appointment on ${pane.date} at ${at}. Use another day, or add it to the record.`,
    );
}

const describeFront = (firm: Firm, at: Moment, front: ShotFront): string => {
  switch (front.front) {
    case 'message':
      return `In front: “${front.text}” (${front.by}).`;
    case 'card':
      return `The card of ${stateOf(firm, front.of, at).contact.name} is on its way.`;
    default:
      return `In front, ${front.title}: ${front.value}.`;
  }
};

/** The canvas of a workflow, with what a picture says beside its steps: notes and tags by title. */
export function flowOf(
  firm: Firm,
  title: string,
  {note, marks = {}}: {note?: string; marks?: Readonly<Record<string, {note?: string; tag?: string}>>} = {},
): Pane {
  const workflow = firm.workflows?.[title];
  if (!workflow) throw new Error(`${firm.name} has no workflow “${title}”. Add it to \`workflows\` in its record.`);
  const marked = <Step extends {title: string}>(step: Step): Step => ({...step, ...marks[step.title]});
  const [steps, outcomes] = [workflow.steps.map(marked), workflow.outcomes.map(marked)];
  return {pane: 'flow', title, ...(note !== undefined && {note}), steps, outcomes};
}

/** A page of a firm's settings, beside their list. */
export const settingPanes = (title: SettingName, page: Omit<PagePane, 'pane' | 'place' | 'title'>): readonly Pane[] => [
  {pane: 'settings', open: title},
  {pane: 'page', place: 'Settings', title, ...page},
];

type ShotOptions = Partial<Pick<PictureOf<'shot'>, 'narrow' | 'focus' | 'isLit' | 'front' | 'plain'>> & {
  /** One more sentence for the label, without numbers. */
  also?: string;
};

/** A picture of the application. Narrow slots show the last pane, unless `narrow` names another; the label is of that pane. */
export function shot(firm: Firm, at: Moment, panes: readonly Pane[], options: ShotOptions = {}): PictureOf<'shot'> {
  const {also, narrow = panes.length - 1, ...rest} = options;
  for (const pane of panes) demand(firm, at, pane);
  const main = panes[narrow];
  const label = [main && describePane(firm, at, main), also, rest.front && describeFront(firm, at, rest.front)];
  return {kind: 'shot', label: label.filter(Boolean).join(' '), firm, at, panes, narrow, ...rest};
}
