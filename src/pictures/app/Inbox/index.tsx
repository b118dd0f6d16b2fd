import {talk, type TalkLine, threads} from '#src/world/app';
import {stateOf} from '#src/world/fold';
import {dayText, shortTime, timeText} from '#src/world/moment';
import {Earlier, later, past, pastValues} from '../Earlier';
import {Press, Scroll, Usable} from '../Press';
import {Control, face, Faces, PaneBox, type PaneProps} from '../Shell';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import {type ReactNode, use} from 'react';

/** Threads of the shared inbox, the newest first. Those that wait for an answer are bold and have a square. */
export function Threads({firm, at, look, focus, open, rows = 13}: PaneProps<'threads'>): ReactNode {
  const found = threads(firm, at);
  const earlier = use(Earlier);
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>Inbox</b>
        <i className={parts.count}>
          {found.open} open
          {pastValues(earlier, (then) => threads(firm, then).open, found.open).map(({scene, value}) => (
            <i key={scene} {...past(scene, parts.count, styles.was)}>
              {value} open
            </i>
          ))}
        </i>
        <i className={clsx(parts.icon, parts.end, icons.edit)} />
      </p>
      <p className={clsx(parts.bar, parts.tools)} aria-hidden="true">
        <span className={parts.switch}>
          <b>All</b>
          <i>Open</i>
          <i>Mine</i>
        </span>
        <i className={clsx(parts.small, parts.end)}>Newest</i>
      </p>
      {earlier.toReversed().map(({scene, at: then}) => {
        const [first] = threads(firm, then).threads;
        if (!first) return null;
        const {contact, text, when, waits} = first;
        const {style, className} = past(scene, styles.thread, styles.before, parts.selected, parts.story);
        return (
          <p key={scene} style={style} {...face(contact, waits && styles.waits, className)}>
            <b data-time={shortTime(when, then)}>{contact.name}</b>
            <span>{text}</span>
          </p>
        );
      })}
      <Scroll>
        {found.threads.slice(0, rows).map(({id, contact, text, when, waits}) => (
          <Press
            key={id}
            does="open"
            of={id}
            button={{
              'aria-label': `${contact.name} ${text} ${shortTime(when, at)}${waits ? ', not answered' : ''}`,
              'aria-current': id === open || undefined,
            }}
            {...face(
              contact,
              styles.thread,
              waits && styles.waits,
              id === open && parts.selected,
              id === focus && parts.story,
            )}
          >
            <b data-time={shortTime(when, at)}>{contact.name}</b> <span>{text}</span>
          </Press>
        ))}
      </Scroll>
    </PaneBox>
  );
}

type LineProps = {line: TalkLine; isLit: boolean; isLast: boolean; arrives: ReturnType<typeof later>};

function Line({line, isLit, isLast, arrives}: LineProps): ReactNode {
  const {at} = line;
  if (line.kind === 'note') {
    const {icon, text, right, isNew} = line;
    return (
      <em {...arrives} className={clsx(icons[icon], isNew === true && [styles.now, parts.new], arrives.className)}>
        <b>{text}</b>
        {right}
      </em>
    );
  }
  const isOurs = line.kind === 'us';
  return (
    <>
      <p
        {...arrives}
        className={clsx(isOurs && styles.us, isLit && [parts.lit, styles.lit], arrives.className) || undefined}
      >
        {line.text}
      </p>
      {(isOurs || isLast) && (
        <small {...arrives}>
          {timeText(at, 'half')}
          {isOurs && line.by !== undefined && `, sent by “${line.by}”`}
        </small>
      )}
    </>
  );
}

export type TalkProps = PaneProps<'talk'> & {
  /** Before the name, and under the messages, where the application is usable. */
  back?: ReactNode;
  answer?: ReactNode;
};

/** The open conversation. Lit is its last message, if the picture is about it. */
export function Talk(props: TalkProps): ReactNode {
  const {firm, at, look, focus, with: id, from, prompt = true, back, answer} = props;
  const {contact, stage} = stateOf(firm, id, at);
  const days = talk(firm, id, at, from);
  const lines = days.flatMap((one) => one.lines);
  const lit = look.isLit && focus === id ? lines.findLast(({kind}) => kind !== 'note') : undefined;
  const earlier = use(Earlier);
  const pill = (name: string, ...classes: (string | undefined)[]) => {
    const tone = firm.stages.find((one) => one.name === name)?.tone;
    return clsx(parts.stage, tone && parts[tone], parts.pill, ...classes);
  };
  const isUsable = use(Usable) !== undefined;
  const messages = (
    <div className={styles.talk} role={isUsable ? 'log' : undefined}>
      {days.map(({date, lines: own}) => [
        <small key={date} className={styles.day}>
          {dayText(date)}
        </small>,
        ...own.map((line) => {
          const next = lines[lines.indexOf(line) + 1];
          const arrives = later(line.at, earlier);
          return (
            <Line key={line.at} line={line} isLit={line === lit} isLast={next?.kind !== 'them'} arrives={arrives} />
          );
        }),
      ])}
    </div>
  );
  return (
    <PaneBox look={look}>
      <p className={clsx(parts.bar, !isUsable && styles.head)}>
        {back}
        <b>{contact.name}</b>
        {stage !== undefined && (
          <i className={pill(stage)}>
            {stage}
            {pastValues(earlier, (then) => stateOf(firm, id, then).stage ?? '', stage).map(({scene, value}) => (
              <i key={scene} {...past(scene, pill(value, styles.was))}>
                {value}
              </i>
            ))}
          </i>
        )}
        {prompt ? <Faces people={Object.values(firm.staff).slice(0, 2)} /> : <i className={parts.end} />}
        <Control icon="phone" />
        <Control icon="check" />
      </p>
      {isUsable ? (
        // Opening another conversation adds a log with its messages, which aren't announced; new ones are.
        <div key={id} role="group" aria-label={`Messages with ${contact.name}`} tabIndex={0} className={styles.log}>
          {messages}
        </div>
      ) : (
        messages
      )}
      {answer ??
        (prompt && (
          <div className={styles.prompt}>
            <i>Text {contact.name.split(' ')[0]}…</i>
            <span>
              <Control icon="bolt" />
              <Control icon="document" />
              <Control icon="calendar" />
            </span>
            <Control label="Send" go />
          </div>
        ))}
    </PaneBox>
  );
}
