import {cssValues} from '#src/lib/css-values';
import {activity, colleague, facts, isNew} from '#src/world/app';
import {stateOf} from '#src/world/fold';
import {dateIn, dateText, dayOf, dollars, timeText, weekdayOf} from '#src/world/moment';
import type {Contact, Firm} from '#src/world/types';
import {Earlier, later, past, pastValues} from '../Earlier';
import {Control, face, PaneBox, type PaneProps} from '../Shell';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import {type HTMLAttributes, type ReactNode, use} from 'react';

function Details({rows}: {rows: readonly (readonly [string, string])[]}): ReactNode {
  return (
    <div className={styles.details}>
      <span>{rows.map(([name]) => name).join('\n')}</span>
      <span>{rows.map(([, value]) => value).join('\n')}</span>
    </div>
  );
}

type DealCardProps = {firm: Firm; deal: NonNullable<Contact['deal']>; stage: string | undefined} & Pick<
  HTMLAttributes<HTMLElement>,
  'className' | 'style'
>;

function DealCard({firm, deal, stage, className, style}: DealCardProps): ReactNode {
  const index = firm.stages.findIndex(({name}) => name === stage);
  const tone = firm.stages[index]?.tone;
  return (
    <p
      className={clsx(styles.deal, className)}
      style={{...cssValues({'--done': (index + 1) / firm.stages.length, '--stages': firm.stages.length}), ...style}}
    >
      <b>{deal.title}</b>
      <span>{deal.value > 0 && dollars(deal.value)}</span>
      <i className={clsx(parts.stage, tone && parts[tone])}>{stage}</i>
    </p>
  );
}

/** A contact's record: who it is, and its deal, appointment and tasks. Lit is the deal, if the picture is about it. */
export function Record({firm, at, look, of: id, focus, part}: PaneProps<'record'>): ReactNode {
  const {state, since, details, computed, visit, tasks, workflow} = facts(firm, id, at);
  const {contact, stage} = state;
  const {deal} = contact;
  const earlier = use(Earlier);
  const arrives = visit ? later(visit.bookedAt, earlier) : {};
  const by = workflow && 'by' in workflow ? workflow.by : undefined;
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <span className={parts.tabs}>
          <b>Details</b>
          <i>Files</i>
          <i>Notes</i>
        </span>
        <i className={clsx(parts.icon, parts.end, icons.dots)} />
      </p>
      <p {...face(contact, styles.person)}>
        <b>{contact.name}</b>
        <span>{since === undefined ? contact.source : `Since ${since}`}</span>
      </p>
      {part !== 'work' && <Details rows={details} />}
      {part === 'details' && (
        <>
          <p className={styles.title}>Computed</p>
          <Details rows={computed} />
        </>
      )}
      {part !== 'details' && deal && stage !== undefined && (
        <div className={styles.part}>
          <p>
            {firm.isJobs ? 'Job' : 'Deal'}
            <span>{firm.pipeline}</span>
          </p>
          <DealCard firm={firm} deal={deal} stage={stage} {...(look.isLit && focus === id && {className: parts.lit})} />
          {pastValues(earlier, (then) => stateOf(firm, id, then).stage, stage).map(({scene, value}) => (
            <DealCard key={scene} firm={firm} deal={deal} stage={value} {...past(scene, styles.was)} />
          ))}
        </div>
      )}
      {part !== 'details' && visit && (
        <div {...arrives} className={clsx(styles.part, arrives.className)}>
          <p>
            {visit.start < at ? 'Last' : 'Next'} appointment<span>{visit.status}</span>
          </p>
          <p
            className={clsx(styles.visit, isNew(visit.bookedAt, at) && styles.fresh)}
            data-day={dateIn(dayOf(visit.start))}
          >
            <b>{visit.what}</b>
            <span>
              {weekdayOf(dayOf(visit.start)).slice(0, 3)} {timeText(visit.start, 'half')}, {colleague(firm, visit.with)}
            </span>
          </p>
        </div>
      )}
      {part !== 'details' && tasks.length > 0 && (
        <div className={styles.part}>
          <p>
            {firm.isJobs ? 'Steps' : 'Tasks'}
            <span>{tasks.filter(({isDone}) => !isDone).length} open</span>
          </p>
          {tasks.map(({text, on, isDone}) => (
            <p key={text} className={clsx(styles.task, isDone && styles.ok)}>
              {text}
              <span>{on}</span>
            </p>
          ))}
        </div>
      )}
      {part !== 'details' && by !== undefined && (
        <div {...arrives} className={clsx(styles.part, arrives.className)}>
          <p>
            Workflow<span>1 run</span>
          </p>
          <p className={clsx(parts.stage, parts.done)}>{by}</p>
        </div>
      )}
    </PaneBox>
  );
}

/** What has happened to a contact, by day. */
export function Activity({firm, at, look, of: id, days: count}: PaneProps<'activity'>): ReactNode {
  const days = activity(firm, id, at).slice(0, count);
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <span className={parts.tabs}>
          <b>Activity</b>
          <i>Messages</i>
          {look.role !== 'beside' && (
            <>
              <i className={parts.wide}>Deals</i>
              <i className={parts.wide}>Appointments</i>
            </>
          )}
        </span>
        <i className={parts.end} />
        <Control icon="message" label="Text" go />
      </p>
      <div className={styles.log}>
        {days.map(({date, lines}) => [
          <small key={date}>{date === dayOf(at) ? 'Today' : `${weekdayOf(date)}, ${dateText(date)}`}</small>,
          ...lines.map((line) => (
            <p key={line.at} className={icons[line.icon]}>
              <span className={line.isNew ? styles.moved : undefined}>
                <b>{line.text}</b> {line.by}
              </span>
              <time>{timeText(line.at, 'half')}</time>
            </p>
          )),
        ])}
      </div>
    </PaneBox>
  );
}
