import type {Firm, Moment} from '#src/content/schema/world';
import {cssValues} from '#src/lib/css-values';
import icons from '#src/ui/icons.module.scss';
import {activity, colleague, facts, isNew} from '#src/world/app';
import {dateIn, dateText, dayOf, dollars, timeText, weekdayOf} from '#src/world/moment';
import {Control, face, PaneBox, type PaneLook} from '../Shell';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type View = {firm: Firm; at: Moment; look: PaneLook; id: string};

function Details({rows}: {rows: readonly (readonly [string, string])[]}): ReactNode {
  return (
    <div className={styles.details}>
      <span>{rows.map(([name]) => name).join('\n')}</span>
      <span>{rows.map(([, value]) => value).join('\n')}</span>
    </div>
  );
}

export type RecordProps = View & {focus: string | undefined; part: 'details' | 'work' | undefined};

/** A contact's record: who it is, and its deal, appointment and tasks. Lit is the deal, if the picture is about it. */
export function Record({firm, at, look, id, focus, part}: RecordProps): ReactNode {
  const {state, since, details, computed, visit, tasks, workflow} = facts(firm, id, at);
  const {contact, stage} = state;
  const {deal} = contact;
  const index = firm.stages.findIndex(({name}) => name === stage);
  const tone = firm.stages[index]?.tone;
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
            Deal<span>{firm.pipeline}</span>
          </p>
          <p
            className={clsx(styles.deal, look.isLit && focus === id && parts.lit)}
            style={cssValues({'--done': (index + 1) / firm.stages.length, '--stages': firm.stages.length})}
          >
            <b>{deal.title}</b>
            <span>{deal.value > 0 && dollars(deal.value)}</span>
            <i className={clsx(parts.stage, tone && parts[tone])}>{stage}</i>
          </p>
        </div>
      )}
      {part !== 'details' && visit && (
        <div className={styles.part}>
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
            Tasks<span>{tasks.filter(({isDone}) => !isDone).length} open</span>
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
        <div className={styles.part}>
          <p>
            Workflow<span>1 run</span>
          </p>
          <p className={clsx(parts.stage, parts.done)}>{by}</p>
        </div>
      )}
    </PaneBox>
  );
}

/** Everything that has happened to a contact, by day. */
export function Activity({firm, at, look, id}: View): ReactNode {
  const days = activity(firm, id, at);
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
