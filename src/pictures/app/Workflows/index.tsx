import {cssValues} from '#src/lib/css-values';
import {runs} from '#src/world/app';
import {shortTime} from '#src/world/moment';
import type {FlowNode} from '#src/world/schema/parts';
import {Control, PaneBox, type PaneProps} from '../Shell';
import {Table} from '../Table';
import parts from '../parts.module.scss';
import styles from './styles.module.scss';
import icons from '#src/ui/icons.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type Outcome = FlowNode & {tag?: string};
type StepProps = {node: Outcome; line?: 'on' | 'quiet'; count?: number};

function Step({node: {icon, title, note, tone, tag}, line, count = 0}: StepProps): ReactNode {
  return (
    <p
      className={clsx(
        styles.step,
        icons[icon],
        line && styles.line,
        line === 'quiet' && styles.quiet,
        tone === 'waiting' && styles.waiting,
      )}
    >
      {tag !== undefined && <i className={styles.tag}>{tag}</i>}
      <b>{title}</b>
      <i>{note}</i>
      {count > 0 && <span>{count}</span>}
    </p>
  );
}

/** Outcomes by branch: each starts at its tag. */
function branchesOf(outcomes: readonly Outcome[]): Outcome[][] {
  return outcomes.reduce<Outcome[][]>(
    (branches, node) =>
      node.tag !== undefined || branches.length === 0
        ? [...branches, [node]]
        : [...branches.slice(0, -1), [...(branches.at(-1) ?? []), node]],
    [],
  );
}

/** A workflow on its canvas, with how many runs came to each step. */
export function Flow({firm, at, look, title, note, steps, outcomes}: PaneProps<'flow'>): ReactNode {
  // A note has the totals of all runs, which are more than those of contacts with a name.
  const all = note === undefined ? runs(firm, title, at) : [];
  const booked = all.filter(({result}) => result === 'Booked').length;
  const quiet = all.filter(({result}) => result === 'Quiet').length;
  const branches = branchesOf(outcomes);
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>{title}</b>
        <i className={clsx(parts.count, parts.on)}>On</i>
        {note !== undefined && <i className={clsx(parts.small, parts.wide)}>{note}</i>}
        <i className={parts.end} />
        <Control icon="play" label="Test" />
        <Control label="Publish" go />
      </p>
      <div className={styles.canvas}>
        {steps.map((node, index) => (
          <Step key={node.title} node={node} count={all.length} {...(index > 0 && {line: 'on'})} />
        ))}
        <div className={styles.branches} style={cssValues({'--count': branches.length})}>
          {branches.map((branch, side) => (
            <div key={side} className={styles.branch}>
              {branch.map((node) => (
                <Step
                  key={node.title}
                  node={node}
                  count={side === 0 ? booked : quiet}
                  line={side === 0 ? 'on' : 'quiet'}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </PaneBox>
  );
}

const tones = {Booked: 'done', Waiting: 'waiting', Replied: 'active', Quiet: 'none'} as const;

/** Who went through a workflow, the newest first. */
export function Runs({firm, at, look, of, rows = 14}: PaneProps<'runs'>): ReactNode {
  const all = runs(firm, of, at);
  const shown = all.slice(0, rows);
  return (
    <PaneBox look={look}>
      <p className={parts.bar}>
        <b>Runs</b>
        <i className={parts.count}>{all.length}</i>
        <i className={clsx(parts.small, parts.end)}>Newest</i>
      </p>
      <Table
        columns={[
          {title: 'Contact', width: 1.5, people: shown.map(({contact}) => contact)},
          {title: 'Result', width: 1, stages: shown.map(({result}) => [result, tones[result]])},
          {title: 'Last', width: 0.7, lines: shown.map(({started}) => shortTime(started, at)), right: true},
        ]}
        on={0}
      />
      <p className={parts.foot}>
        <span>
          <b>{all.filter(({result}) => result === 'Booked').length}</b> of {all.length} booked
        </span>
      </p>
    </PaneBox>
  );
}
