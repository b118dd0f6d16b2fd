import {Month, Schedule} from '#src/pictures/app/Calendar';
import {Contacts} from '#src/pictures/app/Contacts';
import {Card, Deals} from '#src/pictures/app/Deals';
import {Talk, Threads} from '#src/pictures/app/Inbox';
import {Page, settings} from '#src/pictures/app/Page';
import {Invoice, Invoices} from '#src/pictures/app/Payments';
import {Activity, Record} from '#src/pictures/app/Record';
import {Report} from '#src/pictures/app/Reports';
import {NameList, type PaneLook, type PlaceName, Shell} from '#src/pictures/app/Shell';
import {Flow, Runs} from '#src/pictures/app/Workflows';
import {dayColumns, freeSlots, jobs, weekColumns} from '#src/world/app';
import {stateOf} from '#src/world/fold';
import {addDays, dateText, dayText} from '#src/world/moment';
import type {PictureOf} from '#src/world/schema/picture';
import type {ContactColumn, Pane, ShotFront} from '#src/world/schema/shot';
import type {Firm, Moment} from '#src/world/types';
import styles from './styles.module.scss';
import parts from '#src/pictures/app/parts.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

export const placeOf = {
  threads: 'Inbox',
  talk: 'Inbox',
  record: 'Contacts',
  activity: 'Contacts',
  contacts: 'Contacts',
  board: 'Deals',
  jobs: 'Jobs',
  day: 'Calendar',
  week: 'Calendar',
  month: 'Calendar',
  flows: 'Workflows',
  flow: 'Workflows',
  runs: 'Workflows',
  reports: 'Reports',
  report: 'Reports',
  invoices: 'Payments',
  invoice: 'Payments',
  settings: 'Settings',
  page: 'Settings',
} as const satisfies Record<Pane['pane'], PlaceName>;

/** Panes with a width of their own, beside the work. */
const roles: Partial<Record<Pane['pane'], PaneLook['role']>> = {
  threads: 'list',
  record: 'record',
  month: 'side',
  flows: 'side',
  reports: 'side',
  settings: 'index',
  runs: 'record',
  invoice: 'record',
};

const roleOf = (panes: readonly Pane[], index: number): PaneLook['role'] => {
  const role = roles[panes[index]?.pane ?? 'board'];
  if (panes.length === 1) return 'work';
  if (role === 'record' && index === 0) return 'list';
  const isBeside = panes.slice(0, index).some(({pane}) => roles[pane] === undefined);
  return role ?? (isBeside ? 'beside' : 'work');
};

const jobColumns: readonly ContactColumn[] = [
  'owner',
  'stage',
  {field: 'note', title: 'Now'},
  {field: 'when', title: 'State'},
];

export type PaneViewProps = {firm: Firm; at: Moment; pane: Pane; look: PaneLook; focus?: string | undefined};

/** A pane of the application. */
function PaneView({firm, at, pane, look, focus}: PaneViewProps): ReactNode {
  const view = {firm, at, look, focus};
  switch (pane.pane) {
    case 'threads':
      return <Threads {...view} {...pane} />;
    case 'talk':
      return <Talk {...view} {...pane} />;
    case 'record':
      return <Record {...view} {...pane} />;
    case 'activity':
      return <Activity {...view} {...pane} />;
    case 'contacts':
      return <Contacts {...view} {...pane} />;
    case 'board':
      return <Deals {...view} {...pane} />;
    case 'jobs': {
      const who = jobs(firm, at).map(({id}) => id);
      return <Contacts {...view} title={firm.pipeline} who={who} columns={jobColumns} rows={17} view="All" />;
    }
    case 'day': {
      const columns = dayColumns(firm, pane.date, at, pane.who);
      const count = columns.reduce((sum, column) => sum + column.count, 0);
      const head = {title: dayText(pane.date), note: `${count} appointments`, range: 'Day'} as const;
      return <Schedule {...view} {...head} columns={columns} hours={pane.hours} />;
    }
    case 'week': {
      const {from, days, who} = pane;
      const title = `${dateText(from)} – ${dateText(addDays(from, days - 1)).replace(/^\D+/, '')}`;
      const head = {title, note: firm.staff[who ?? '']?.name ?? firm.name, range: 'Week'} as const;
      const columns = weekColumns(firm, from, days, at, who);
      return <Schedule {...view} {...head} columns={columns} hours={pane.hours} hour={pane.hour} />;
    }
    case 'month':
      return <Month {...view} {...pane} free={freeSlots(firm, pane.who, at).slice(0, 3)} />;
    case 'flows':
      return <NameList look={look} title="Workflows" names={pane.names} note={`${pane.names.length} on`} />;
    case 'flow':
      return <Flow {...view} {...pane} />;
    case 'runs':
      return <Runs {...view} {...pane} />;
    case 'settings':
      return <NameList look={look} title="Settings" names={settings} open={pane.open} />;
    case 'page':
      return <Page look={look} page={pane} />;
    case 'reports':
      return <NameList look={look} title="Reports" names={pane.names} />;
    case 'report':
      return <Report look={look} report={pane} />;
    case 'invoices':
      return <Invoices {...view} {...pane} />;
    case 'invoice':
      return <Invoice {...view} {...pane} />;
  }
}

/** The panes of a shot, from left to right. */
export function Panes({
  of: {firm, at, panes, narrow, focus, isLit = false},
}: {
  of: Pick<PictureOf<'shot'>, 'firm' | 'at' | 'panes' | 'narrow' | 'focus' | 'isLit'>;
}): ReactNode {
  return panes.map((pane, index) => (
    <PaneView
      key={pane.pane}
      firm={firm}
      at={at}
      pane={pane}
      focus={focus}
      look={{kept: index === narrow, isLit: isLit && index === narrow, role: roleOf(panes, index)}}
    />
  ));
}

function Front({firm, at, front}: {firm: Firm; at: Moment; front: ShotFront}): ReactNode {
  const side = styles[front.side];
  switch (front.front) {
    case 'message':
      return (
        <p className={clsx(styles.front, styles.message, front.isOurs === true && styles.ours, side)}>
          {front.text}
          <small>{front.by}</small>
        </p>
      );
    case 'figure':
      return (
        <p className={clsx(styles.front, styles.figure, side)}>
          {front.title}
          <b>{front.value}</b>
        </p>
      );
    case 'card':
      return (
        <div className={styles.card}>
          <Card firm={firm} at={at} deal={stateOf(firm, front.of, at)} isFront />
          {front.by !== undefined && <i className={clsx(styles.mover, icons.bolt)}>{front.by}</i>}
        </div>
      );
  }
}

export type ShotProps = {
  picture: PictureOf<'shot'>;
  /** Flush with the right and bottom edge of a cell. */
  bare?: boolean | undefined;
  className?: string | undefined;
};

/** A part of the application at its full size, cropped by its slot. */
export function Shot({picture, bare = false, className}: ShotProps): ReactNode {
  const {label, firm, at, panes, narrow, front, plain} = picture;
  const work = panes.find(({pane}) => pane === 'threads' || roles[pane] === undefined) ?? panes[narrow];
  const place = work?.pane === 'page' ? work.place : placeOf[work?.pane ?? 'board'];
  return (
    <div role="img" aria-label={label} className={clsx(styles.shot, className)}>
      <div className={clsx(styles.window, bare && styles.bare)}>
        <Shell strip={{firm, place}} rail={plain ? undefined : {firm, at, place}} className={plain && parts.plain}>
          <Panes of={picture} />
        </Shell>
      </div>
      {front && <Front firm={firm} at={at} front={front} />}
    </div>
  );
}
