import type {SampleApp} from '#src/content/schema/features';
import type {Action} from '#src/content/schema/page';
import {isPlainKey} from '#src/lib/plain-press';
import {Month, Schedule} from '#src/pictures/app/Calendar';
import {Contacts} from '#src/pictures/app/Contacts';
import {Card, Deals} from '#src/pictures/app/Deals';
import {Talk, Threads} from '#src/pictures/app/Inbox';
import {stageAttribute} from '#src/pictures/app/names';
import {Usable} from '#src/pictures/app/Press';
import {Record} from '#src/pictures/app/Record';
import {Report} from '#src/pictures/app/Reports';
import {NameList, type PaneLook, places, Shell} from '#src/pictures/app/Shell';
import {ActionElement} from '#src/ui/actions/ActionElement';
import {dayColumns, freeSlots, threads} from '#src/world/app';
import {stateOf} from '#src/world/fold';
import {dayOf, dayText} from '#src/world/moment';
import {board} from '#src/world/views';
import {type Act, act, maxLength, now, repliesTo, startOf, steps, tryPlaces, type TryState} from './acts';
import {CardMenu, type CardMenuProps} from './CardMenu';
import {entriesOf, weekReport} from './report';
import {type Drag, useCardDrag} from './useCardDrag';
import styles from './styles.module.scss';
import parts from '#src/pictures/app/parts.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useReducer,
  useRef,
} from 'react';

const textForm = 'try-text';

const look = (role: PaneLook['role'], kept = false, isAlone = false): PaneLook => ({role, kept, isLit: false, isAlone});

type ViewProps = {app: SampleApp; state: TryState};

function Inbox({app, state}: ViewProps): ReactNode {
  const {firm, at} = now(app, state);
  const {open, isTalking} = state;
  const first = firm.contacts[open]?.name.split(' ')[0] ?? '';
  const view = {firm, at, focus: undefined};
  const replies = (
    <>
      <div className={styles.replies} role="group" aria-label="Ready replies">
        {repliesTo(app, state).map(({text}, index) => (
          <button key={index} type="submit" name="say" value={index}>
            {text}
          </button>
        ))}
      </div>
      <div className={styles.field}>
        <input
          form={textForm}
          name="text"
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="send"
          aria-label={`Text ${first}`}
          placeholder={`Text ${first}…`}
        />
        <button form={textForm} type="submit" className={clsx(parts.button, parts.text, parts.go)}>
          Send
        </button>
      </div>
    </>
  );
  const back = (
    <button type="submit" name="back" className={styles.back} aria-label="Back to the inbox">
      <span />
    </button>
  );
  return (
    <>
      <Threads {...view} look={look('list', !isTalking, true)} open={open} rows={16} />
      <Talk {...view} look={look('work', isTalking, true)} with={open} back={back} answer={replies} />
      <Record {...view} look={look('record')} of={open} />
    </>
  );
}

type BoardProps = ViewProps & Pick<CardMenuProps, 'onClose'> & {drag: Drag | undefined};

function Board({app, state, drag, onClose}: BoardProps): ReactNode {
  const {firm, at} = now(app, state);
  const {stage, menu} = state;
  const from = menu === undefined ? undefined : stateOf(firm, menu, at).stage;
  const {columns} = board(firm, at);
  const tools = (
    <div className={clsx(parts.bar, parts.tools, styles.tools)}>
      <div className={styles.stages} role="group" aria-label="Stage">
        {columns.map(({name, count}) => (
          <button
            key={name}
            type="submit"
            name="stage"
            value={name}
            {...{[stageAttribute]: name}}
            aria-pressed={name === stage}
            className={clsx(name === drag?.over && styles.over)}
          >
            {name.replace(' lead', '')} {count}
          </button>
        ))}
      </div>
      <i className={clsx(parts.small, styles.hint)}>Drag a card, press it, or use the arrow keys</i>
    </div>
  );
  return (
    <Deals
      firm={firm}
      at={at}
      look={look('work', true)}
      rows={columns.reduce((sum, {deals}) => sum + deals.length, 0)}
      live={{
        stage,
        tools,
        open: menu,
        menu: <CardMenu stages={columns} from={from} onClose={onClose} />,
        lifted: drag?.id,
        over: drag?.over,
      }}
    />
  );
}

function Calendar({app, state}: ViewProps): ReactNode {
  const {firm, at} = now(app, state);
  const {open, date} = state;
  const {with: who} = app.visit;
  const free = freeSlots(firm, who, at);
  const staff = Object.keys(firm.staff).slice(0, 4);
  const columns = dayColumns(firm, date, at, staff).map((column, index) =>
    staff[index] === who ? {...column, free: free.filter((start) => dayOf(start) === date)} : column,
  );
  return (
    <>
      <Month firm={firm} at={at} look={look('side')} date={date} who={who} free={free.slice(0, 8)} />
      <Schedule
        firm={firm}
        at={at}
        look={look('work', true)}
        focus={undefined}
        title={dayText(date)}
        note={`for ${firm.contacts[open]?.name ?? ''}`}
        range="Day"
        columns={columns}
        hours={[8, 18]}
      />
    </>
  );
}

function Reports({app, state}: ViewProps): ReactNode {
  const entries = entriesOf(app, state);
  return (
    <>
      <NameList look={look('side')} title="Reports" names={app.reports} />
      <Report look={look('work', true)} report={weekReport(app, state)}>
        {entries.length > 0 && (
          <>
            <div className={styles.entries} role="group" aria-label="What you did" tabIndex={0}>
              <ol>
                {entries.toReversed().map(({name, text, when}, index) => (
                  <li key={entries.length - index}>
                    <b>{name}</b> <span>{text}</span> <time>{when}</time>
                  </li>
                ))}
              </ol>
            </div>
            <p className={parts.foot}>
              <span>
                <b>{entries.length}</b> {entries.length === 1 ? 'entry' : 'entries'} by you
              </span>
            </p>
          </>
        )}
      </Report>
    </>
  );
}

export type TryAppProps = {
  app: SampleApp;
  /** Under the application: what it is, and after three steps what the visitor can do next. */
  labels: {sample: string; after: string; or: string};
  trial: Action;
  demo: Action;
};

/** The application, usable: at a moment of a firm's record, which grows with what the visitor does. */
export function TryApp({app, labels, trial, demo}: TryAppProps): ReactNode {
  const [state, dispatch] = useReducer((before: TryState, what: Act) => act(app, before, what), app, startOf);
  const root = useRef<HTMLDivElement>(null);
  const {drag, ghost, ...dragging} = useCardDrag({
    onLift() {
      dispatch({does: 'close'});
    },
    onDrop(of, to) {
      dispatch({does: 'move', of, to});
    },
    onCancel() {
      dispatch({does: 'drop'});
    },
  });
  // The card whose press closes its menu, and must not open it again.
  const closing = useRef<string>(undefined);
  const {firm, at} = now(app, state);
  const {open} = threads(firm, at);
  const {place, done, focus, said, count} = state;
  const next = steps.find(([name]) => !done.includes(name))?.[0];

  useEffect(() => {
    if (!focus) return;
    const find = (selector: string) => [...(root.current?.querySelectorAll<HTMLElement>(selector) ?? [])];
    const target =
      focus.does === 'booked' ? `[data-fresh="${focus.of}"]` : `[name="${focus.does}"][value="${focus.of}"]`;
    // Narrow windows show the conversation instead of its row.
    const element = [...find(target), ...find('[name=back]')].find((one) => one.checkVisibility());
    element?.focus({preventScroll: true});
    if (element?.matches(':focus-visible')) element.scrollIntoView({block: 'nearest', inline: 'nearest'});
  }, [focus]);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const {name, value} = event.nativeEvent.submitter as HTMLButtonElement;
    dispatch(
      name === 'card' && value === closing.current ? {does: 'close', of: value} : ({does: name, of: value} as Act),
    );
  };

  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('text') as HTMLInputElement;
    dispatch({does: 'text', of: field.value});
    field.value = '';
  };

  const press = (event: KeyboardEvent): void => {
    const {key} = event;
    closing.current = undefined;
    if (!isPlainKey(event.nativeEvent)) return;
    const button = (event.target as Element).closest('button');
    if (key === 'Escape' && state.menu !== undefined) {
      event.preventDefault();
      dispatch({does: 'close', of: state.menu});
    } else if (button?.name === 'card' && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      const names = firm.stages.map(({name}) => name);
      const to = names[names.indexOf(stateOf(firm, button.value, at).stage ?? '') + (key === 'ArrowRight' ? 1 : -1)];
      event.preventDefault();
      if (to !== undefined) dispatch({does: 'move', of: button.value, to});
    } else if (button?.name === 'to' && (key === 'ArrowUp' || key === 'ArrowDown')) {
      const all = [...(button.parentElement?.querySelectorAll('button') ?? [])];
      const index = all.indexOf(button) + (key === 'ArrowDown' ? 1 : -1);
      event.preventDefault();
      all.at(index % all.length)?.focus();
    }
  };

  const onClose = (isFocusLost: boolean): void => {
    dispatch({does: 'close', of: isFocusLost ? state.menu : undefined});
  };

  const handlers = {
    ...dragging.handlers,
    onKeyDown: press,
    onBlur({target, relatedTarget}: FocusEvent) {
      const menu = target.closest('[popover]');
      if (menu !== null && relatedTarget !== null && !menu.contains(relatedTarget)) onClose(false);
    },
    onPointerDownCapture({target}: PointerEvent) {
      const card = (target as Element).closest<HTMLButtonElement>('button[name=card]');
      closing.current = card?.value === state.menu ? state.menu : undefined;
    },
  };

  return (
    <div className={styles.try} ref={root}>
      <form onSubmit={submit} {...handlers}>
        <div className={styles.strip} role="group" aria-label="Steps">
          {steps.map(([name, text]) => {
            const isDone = done.includes(name);
            return (
              <button
                key={name}
                type="submit"
                name="go"
                value={name}
                className={clsx(isDone && styles.done, name === next && styles.next)}
                aria-label={isDone ? `${text}, done` : undefined}
              >
                {text}
              </button>
            );
          })}
          <button type="submit" name="over" className={clsx(styles.restart, icons.repeat)}>
            Start over
          </button>
        </div>
        <Usable value={tryPlaces}>
          <div className={styles.frame}>
            <Shell rail={{firm, at, place}}>
              {place === 'Inbox' && <Inbox app={app} state={state} />}
              {place === 'Contacts' && (
                <Contacts
                  firm={firm}
                  at={at}
                  look={look('work', true)}
                  columns={['asked', 'stage', 'source', 'owner', 'next', 'last']}
                  rows={24}
                />
              )}
              {place === 'Deals' && <Board app={app} state={state} drag={drag} onClose={onClose} />}
              {place === 'Calendar' && <Calendar app={app} state={state} />}
              {place === 'Reports' && <Reports app={app} state={state} />}
              <div className={styles.tabs} role="group" aria-label="Places">
                {tryPlaces.map((name) => (
                  <button
                    key={name}
                    type="submit"
                    name="go"
                    value={name}
                    aria-current={name === place ? 'page' : undefined}
                    data-count={name === 'Inbox' && open > 0 ? open : undefined}
                    className={icons[places[name]]}
                  >
                    {name}
                  </button>
                ))}
              </div>
            </Shell>
            <Usable value={undefined}>
              <div ref={ghost} className={styles.ghost} hidden={!drag}>
                {drag && <Card firm={firm} at={at} deal={stateOf(firm, drag.id, at)} isFront />}
              </div>
            </Usable>
          </div>
        </Usable>
      </form>
      <form id={textForm} onSubmit={send} />
      <p className={styles.after}>
        {done.length < 3 ? (
          labels.sample
        ) : (
          <>
            {labels.after} <ActionElement action={trial}>{trial.label}</ActionElement> {labels.or}{' '}
            <ActionElement action={demo}>{demo.label}</ActionElement>
          </>
        )}
      </p>
      <p role="status" className={styles.said}>
        <span key={count}>{said}</span>
      </p>
    </div>
  );
}
