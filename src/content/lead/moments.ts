import {night, northfield} from '#src/content/world/northfield';
import {colleague} from '#src/world/app';
import {stateOf} from '#src/world/fold';
import {addDays, dateText, dollars, timeText} from '#src/world/moment';
import {personOf} from '#src/world/pictures';
import {board, report} from '#src/world/views';

// What the pages of the story say in words, read from the record of Northfield Motors.

const tomasState = stateOf(northfield, 'tomas', night.moved);
const [visit] = tomasState.appointments;
export const drive = {
  at: visit?.start ?? night.asked,
  time: timeText(visit?.start ?? night.asked),
  minutes: visit?.minutes ?? 0,
};

const said = (from: 'them' | 'us'): string[] =>
  stateOf(northfield, 'tomas', drive.at)
    .messages.filter(([, message]) => message.from === from)
    .map(([, {text}]) => text);

export const tomas = {
  ...personOf(tomasState.contact),
  phone: tomasState.contact.phone ?? '',
  email: tomasState.contact.email ?? '',
};
const nameOf = (key: string) => ({name: northfield.staff[key]?.name ?? '', first: colleague(northfield, key)});

/** The dealership's people that panels and pages name. */
export const team = {
  daniel: nameOf('daniel'),
  mona: nameOf('mona'),
  petra: nameOf('petra'),
  dana: nameOf('dana'),
};
export const dealer = {name: northfield.name, person: {initials: 'N'}} as const;

const [offer = '', confirmation = '', reminder = ''] = said('us');
const [reply = ''] = said('them');

/** Messages between the dealership and Tomas. */
export const texts = {offer, reply, booked: confirmation, reminder};

/** Times of the night, as `11:41 PM`. */
export const times = {
  asked: timeText(night.asked, 'half'),
  answered: timeText(night.answered, 'half'),
  replied: timeText(night.replied, 'half'),
};

export const car = {
  name: tomasState.contact.deal?.title ?? '',
  model: '2024 Ridgeback XL',
  price: dollars(tomasState.contact.deal?.value ?? 0),
};

/** The board before and after the card moves. */
export const boards = {before: board(northfield, night.replied), after: board(northfield, night.moved)};

const stage = (name: string) => boards.after.columns.find((column) => column.name === name);
const won = stage('Won')?.value ?? 0;

/** Values on the night of the story. */
export const pipeline = {open: dollars(boards.after.value - won), won: dollars(won)};

/** What was won in the quarter by each Monday from March 31 to the night of the story, in thousands of dollars. */
export const wonByMonday: readonly number[] = Array.from({length: 11}, (_, index) => {
  const {columns} = board(northfield, index === 0 ? '2025-03-31T00:00' : `${addDays('2025-03-31', index * 7)}T23:59`);
  return index === 0 ? 0 : (columns.find(({name}) => name === 'Won')?.value ?? 0) / 1000;
});

/** Deals that are booked, before and after. */
export const booked = {
  before: String(boards.before.columns.find(({name}) => name === 'Booked')?.count ?? 0),
  after: String(stage('Booked')?.count ?? 0),
};

const lastWeek = report(northfield, '2025-06-02', '2025-06-08');
const week = report(northfield, '2025-06-09', '2025-06-15');

/** The week of the story. */
export const storyWeek = {
  from: '2025-06-09',
  range: 'June 9 – 15',
  leads: week.count('leads'),
  lateLeads: week.count('Leads after six'),
  booked: week.count('Test drives'),
  more: week.count('Test drives') - lastWeek.count('Test drives'),
  sources: week.parts('leads'),
} as const;

/** The first reply before and after. */
export const firstReply = {before: '3 hours', after: '1 min'};

const month = report(northfield, '2025-06-02', '2025-06-29');

/** The last four of the thirteen weeks. */
export const storyMonth = {
  range: `${dateText('2025-06-02', 'short')} – ${dateText('2025-06-29', 'short')}`,
  leads: month.count('leads'),
  booked: month.count('Test drives'),
  shown: month.count('shown'),
  sources: month.parts('leads'),
};

/** Test drives booked in each of the thirteen weeks from March 31. */
export const weeklyDrives: readonly number[] = Array.from({length: 13}, (_, index) => {
  const from = addDays('2025-03-31', index * 7);
  return report(northfield, from, addDays(from, 6)).count('Test drives');
});
