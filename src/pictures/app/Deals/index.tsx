import {ahead, colleague, isNew, weighted} from '#src/world/app';
import {quietText} from '#src/world/describe';
import type {ContactState} from '#src/world/fold';
import {dollars} from '#src/world/moment';
import type {Firm, Moment} from '#src/world/types';
import {board, quietDays} from '#src/world/views';
import {stageAttribute} from '../names';
import {Press, Scroll} from '../Press';
import {Control, face, Faces, PaneBox, type PaneProps} from '../Shell';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import {Fragment, type ReactNode} from 'react';

export type CardProps = {
  firm: Firm;
  at: Moment;
  deal: ContactState;
  isLit?: boolean;
  isFront?: boolean;
  isLifted?: boolean;
  /** Whether its menu is open. */
  isOpen?: boolean;
};

/** A deal: what, who, how much, when it is next, the owner's initials, and for how many days a late one has been quiet. */
export function Card(props: CardProps): ReactNode {
  const {firm, at, deal, isLit = false, isFront = false, isLifted = false, isOpen = false} = props;
  const {id, contact, since, stage = ''} = deal;
  const {title = '', value = 0, owner} = contact.deal ?? {};
  const person = firm.staff[owner ?? ''] ?? contact;
  const isMoved = !isFront && since !== undefined && isNew(since, at);
  const worth = value > 0 ? dollars(value) : colleague(firm, owner);
  const quiet = quietText(quietDays(firm, deal, at));
  return (
    <Press
      does="card"
      of={id}
      button={{
        'aria-label': `${title} ${contact.name} ${worth}, ${[stage, quiet].filter(Boolean).join(', ')}`,
        'aria-expanded': isOpen,
      }}
      {...face(
        person,
        styles.card,
        isLit && parts.lit,
        isMoved && !isLit && styles.moved,
        quiet !== '' && styles.late,
        isFront && styles.front,
        isLifted && styles.lifted,
      )}
      data-next={quiet || ahead(deal, at)}
    >
      <b>{title}</b> <i>{contact.name}</i> <span>{worth}</span>
    </Press>
  );
}

export type DealsProps = PaneProps<'board'> & {
  /** Where the application is usable: the stage of narrow slots and what chooses it, the card whose menu is open, and a drag. */
  live?: {
    stage: string;
    tools: ReactNode;
    open: string | undefined;
    menu: ReactNode;
    lifted: string | undefined;
    over: string | undefined;
  };
};

/** The pipeline. Narrow slots start with the stage that the picture is about, or the second one; others follow below it. */
export function Deals({firm, at, look, focus, stages, rows = 6, left, live}: DealsProps): ReactNode {
  const {columns, count} = board(firm, at);
  const shown = columns.filter(({name}) => stages === undefined || stages.includes(name));
  const main =
    shown.find(({name, deals}) => (live ? name === live.stage : deals.some(({id}) => id === (focus ?? left)))) ??
    shown[1] ??
    shown[0];
  const isFull = stages === undefined && shown.length > 3;
  const open = weighted(firm, at);
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{firm.pipeline}</b>
        <i className={parts.count}>{count} deals</i>
        {isFull ? (
          <>
            <i className={clsx(parts.find, parts.end, parts.wide, icons.search)}>Search</i>
            <Faces people={Object.values(firm.staff).slice(0, 3)} />
            <Control icon="plus" label="Deal" go />
          </>
        ) : (
          <i className={clsx(parts.icon, parts.end, icons.dots)} />
        )}
      </p>
      {isFull && !live && (
        <p className={clsx(parts.bar, parts.tools, parts.wide)}>
          <i className={clsx(parts.filter, parts.set, parts.text)}>Owner: anyone</i>
          <i className={clsx(parts.filter, parts.set, icons.calendar)}>All open</i>
          <i className={clsx(parts.filter, icons.plus)}>Source</i>
          {open > 0 && <i className={clsx(parts.small, parts.end)}>{dollars(open)} weighted</i>}
        </p>
      )}
      {live?.tools}
      <div className={clsx(styles.columns, live && styles.live)}>
        {shown.map((column) => {
          const deals = column.deals.slice(0, rows);
          const more = column.count - deals.length;
          const isCropped = rows < 5 && deals.length === rows;
          return (
            <div
              key={column.name}
              className={clsx(
                styles.column,
                column === main ? styles.main : live && parts.wide,
                column.name === live?.over && styles.over,
              )}
              {...(live && {
                role: 'group',
                'aria-label': `${column.name}, ${column.count} deals`,
                [stageAttribute]: column.name,
              })}
            >
              <p className={clsx(parts.stage, parts[column.tone])}>
                <b>{column.name}</b>
                {column.count}
                {column.value > 0 && <span>{dollars(column.value)}</span>}
              </p>
              <Scroll>
                {deals.map((deal) =>
                  deal.id === left ? (
                    <p key={deal.id} className={styles.left} />
                  ) : (
                    <Fragment key={deal.id}>
                      <Card
                        firm={firm}
                        at={at}
                        deal={deal}
                        isLit={look.isLit && deal.id === focus}
                        isLifted={deal.id === live?.lifted}
                        isOpen={deal.id === live?.open}
                      />
                      {deal.id === live?.open && live.menu}
                    </Fragment>
                  ),
                )}
                {more > 0 && !isCropped && <i className={clsx(parts.small, styles.more)}>{more} more</i>}
              </Scroll>
            </div>
          );
        })}
      </div>
    </PaneBox>
  );
}
