import type {ListSearchLabels} from '#src/content/schema/search';
import {needsReact} from '#src/lib/needs-react';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import {useEffect, useId, useRef, type ReactNode} from 'react';

export type ListSearchProps = {
  labels: ListSearchLabels;
  /** Number of matching items, or undefined without a query. */
  count: number | undefined;
  onQuery: (query: string) => void;
  /** Query parameter that keeps the search in the URL, such as `q`. Optional. */
  parameter?: string;
};

/** Keeps the query in the URL, so that it can be shared. The router's state must survive. */
function writeQuery(parameter: string, query: string): void {
  const url = new URL(window.location.href);
  if (query === '') url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, query);
  history.replaceState(history.state, '', url);
}

/** Search field that filters a list as you type, and announces how many items are left. */
export function ListSearch({labels, count, onQuery, parameter}: ListSearchProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // Reads what was typed before React started or restored by the browser.
  useEffect(() => {
    if (!input.current) return;
    const requested = parameter === undefined ? null : new URLSearchParams(window.location.search).get(parameter);
    if (input.current.value === '' && requested !== null) input.current.value = requested;
    if (input.current.value !== '') onQuery(input.current.value);
  }, [onQuery, parameter]);

  return (
    <search className={styles.search} {...needsReact}>
      <label htmlFor={id}>{labels.label}</label>
      <div className={styles.field}>
        <Icon name="search" />
        {/* Uncontrolled, so that hydration doesn't clear it. */}
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          onInput={(event) => {
            const {value} = event.currentTarget;
            onQuery(value);
            if (parameter !== undefined) writeQuery(parameter, value);
          }}
        />
      </div>
      <p className={styles.status} role="status">
        {count !== undefined && count > 0 && `${count} ${count === 1 ? labels.one : labels.many}`}
        {count === 0 && (
          <>
            {labels.none} <ActionLink action={labels.action} />
          </>
        )}
      </p>
    </search>
  );
}
