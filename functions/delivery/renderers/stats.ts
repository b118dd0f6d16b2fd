import {readStats, statNames, type StatKey, type StatRow} from '../../leads/lead-stats';
import type {MailDocument} from '../mail/layout/document';
import {facts, paragraph} from '../mail/layout/parts';
import type {Section} from '../mail/layout/section';
import {teamMail} from './team-mail';
import type {Renderer} from '../types';

/** Four weeks, so a number can be compared with the ones before. */
const days = 28;

/** `4 leads, 2 demos, 1 canceled`. */
function describeCounts(counts: StatRow['counts']): string {
  const words = (Object.keys(statNames) as StatKey[])
    .filter((key) => counts[key] > 0)
    .map((key) => `${String(counts[key])} ${counts[key] === 1 ? statNames[key].replace(/s$/, '') : statNames[key]}`);
  return words.join(', ');
}

const section = (title: string, rows: readonly StatRow[]): Section => [
  paragraph([title]),
  facts(rows.map(({name, counts}) => ({label: name, value: describeCounts(counts)}))),
];

/** Weekly mail with what arrived, by week and by source. */
export const statsRenderer: Renderer = {
  async mail(delivery, context) {
    const {statsMailTo} = context.environment;
    if (statsMailTo === undefined) return undefined;
    const {weeks, sources} = await readStats(context.sql, delivery.createdAt, days);
    const title = 'Leads of the last four weeks';
    const document: MailDocument = {
      title,
      preheader: weeks.length === 0 ? 'Nothing arrived.' : 'By week and by source.',
      sections: [
        [...(weeks.length === 0 ? [paragraph(['Nothing arrived.'])] : [])],
        ...(weeks.length === 0 ? [] : [section('By week, from Monday', weeks), section('By source', sources)]),
      ],
      reason: 'Internal. Sent every Monday to the address in STATS_MAIL_TO.',
    };
    return {...teamMail(delivery, document, context), to: statsMailTo};
  },
};
