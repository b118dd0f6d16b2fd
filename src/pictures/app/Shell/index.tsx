import {cssValues} from '#src/lib/css-values';
import {threads} from '#src/world/app';
import {initialsOf} from '#src/world/pictures';
import type {IconName} from '#src/world/schema/icon';
import type {Pane} from '#src/world/schema/shot';
import type {Firm, Moment, Staff} from '#src/world/types';
import {past} from '../Earlier';
import {Press, Usable} from '../Press';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import {type ReactNode, use} from 'react';

/** The places of the application, in the order of its rail. */
export const places = {
  Inbox: 'inbox',
  Contacts: 'users',
  Deals: 'board',
  Calendar: 'calendar',
  Workflows: 'bolt',
  Reports: 'chart',
  Payments: 'card',
  Jobs: 'layers',
  Settings: 'key',
} as const satisfies Readonly<Record<string, IconName>>;

export type PlaceName = keyof typeof places;

/** Attributes of an element that starts with a person's initials. */
export const face = ({name, tone}: Pick<Staff, 'name' | 'tone'>, ...classes: (string | false | undefined)[]) => ({
  'data-face': initialsOf(name),
  className: clsx(parts.face, tone !== undefined && tone !== 'mint' && parts[tone], ...classes),
});

export function Faces({people}: {people: readonly Staff[]}): ReactNode {
  return (
    <span className={clsx(parts.faces, parts.end, parts.wide)}>
      {people.map((person) => (
        <i key={person.name} {...face(person)} />
      ))}
    </span>
  );
}

/** A drawn button, or an icon of a bar. */
export function Control({icon, label, go}: {icon?: IconName; label?: string; go?: boolean}): ReactNode {
  if (label === undefined) return <i className={clsx(parts.icon, icon && icons[icon])} />;
  return <i className={clsx(parts.button, icon ? icons[icon] : parts.text, go === true && parts.go)}>{label}</i>;
}

export type RailProps = {firm: Firm; at: Moment; place?: PlaceName};

/** The dark column with the firm, the places, and whose screen it is. */
export function Rail({firm, at, place}: RailProps): ReactNode {
  const {open} = threads(firm, at);
  const [me] = Object.values(firm.staff);
  const shown =
    use(Usable) ??
    Object.keys(places).filter(
      (name) => name === place || (name !== 'Settings' && (firm.isJobs === true || name !== 'Jobs')),
    );
  return (
    <div className={styles.rail} data-firm={firm.name.charAt(0)}>
      {(shown as readonly PlaceName[]).map((name) => (
        <Press
          key={name}
          as="i"
          does="go"
          of={name}
          button={{
            'aria-label': name === 'Inbox' ? `${name}, ${open} open` : name,
            'aria-current': name === place ? 'page' : undefined,
          }}
          {...(name === 'Inbox' && open > 0 && {'data-count': open})}
          className={clsx(
            icons[places[name]],
            name === place && styles.on,
            name === 'Inbox' && open > 0 && styles.badge,
          )}
        />
      ))}
      {me && <i {...face(me, styles.me)} />}
    </div>
  );
}

export type StripProps = {firm: Pick<Firm, 'name'>; place: PlaceName};

/** What slots without room for the rail have of it, above their one pane: the firm, and the place that is open. */
export function Strip({firm, place}: StripProps): ReactNode {
  return (
    <p className={clsx(styles.strip, icons[places[place]])} data-firm={firm.name.charAt(0)}>
      {place}
    </p>
  );
}

export type RailMarkProps = {
  place: PlaceName;
  count?: number | undefined;
  isOn?: boolean;
  /** The scene until which it covers what is below it. */
  until?: number;
};

/** An icon over the rail of a player, on the left of its panes: the place that is open, or a badge with another count. */
export function RailMark({place, count, isOn = true, until}: RailMarkProps): ReactNode {
  const before = until === undefined ? undefined : past(until);
  return (
    <i
      data-count={count}
      className={clsx(
        before?.className,
        styles.mark,
        count !== undefined && styles.badge,
        isOn && [styles.on, icons[places[place]]],
      )}
      style={{...before?.style, ...cssValues({'--place': Object.keys(places).indexOf(place)})}}
    />
  );
}

export type ShellProps = {
  rail?: RailProps | undefined;
  strip?: StripProps | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The application: its rail or its strip, and panes. It is as wide as its slot and drops panes that don't fit. */
export function Shell({rail, strip, className, children}: ShellProps): ReactNode {
  return (
    <div className={clsx(styles.app, use(Usable) && parts.usable, className)}>
      {strip && <Strip {...strip} />}
      {rail && <Rail {...rail} />}
      {children}
    </div>
  );
}

/** How a pane behaves in narrow slots, and how wide it is. */
export type PaneLook = {
  /** Narrow slots show it alone. */
  kept: boolean;
  /** Whether all but the focus is dimmed. */
  isLit: boolean;
  /** `list`, `index` and `record` have a width of their own beside the work; `beside` is as wide as a record, and gives way first. */
  role: 'list' | 'side' | 'index' | 'record' | 'beside' | 'work';
  /** Whether slots without room for a list show one pane, too. */
  isAlone?: boolean;
};

/** How a pane is drawn, and what a picture says of it. */
export type PaneProps<Kind extends Pane['pane']> = {
  firm: Firm;
  at: Moment;
  look: PaneLook;
  focus?: string | undefined;
} & Omit<Extract<Pane, {pane: Kind}>, 'pane'>;

export function PaneBox({look, children}: {look: PaneLook; children: ReactNode}): ReactNode {
  const {kept, role, isAlone} = look;
  return (
    <div
      className={clsx(
        parts.pane,
        role === 'list' && [parts.list, !kept && parts.aside],
        role === 'side' && [parts.list, parts.side, !kept && parts.spare],
        role === 'index' && [parts.list, parts.index],
        role === 'record' && [parts.record, !kept && parts.spare],
        role === 'beside' && [parts.record, parts.spare],
        kept ? parts.kept : parts.other,
        isAlone && parts.alone,
      )}
    >
      {children}
    </div>
  );
}

type NameListProps = {
  look: PaneLook;
  title: string;
  names: readonly string[];
  /** The one that is open; default: the first. */
  open?: string;
  /** Beside the title, and then each name has a switch that is on. */
  note?: string;
};

/** The reports, workflows or settings of a firm, of which one is open. */
export function NameList({look, title, names, open = names[0], note}: NameListProps): ReactNode {
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title}</b>
        {note !== undefined && <i className={parts.count}>{note}</i>}
        <i className={clsx(parts.icon, parts.end, icons.plus)} />
      </p>
      {names.map((name) => (
        <p
          key={name}
          className={clsx(
            styles.name,
            note !== undefined && styles.switched,
            name === open && [styles.picked, parts.selected],
          )}
        >
          {name}
        </p>
      ))}
    </PaneBox>
  );
}
