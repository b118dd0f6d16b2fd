import type {Action} from '#src/content/types';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import {useEffect, useId, useRef, type ReactNode} from 'react';

export type ListSearchWords = {
  label: string;
  /** After the number 1, and after any other. */
  one: string;
  many: string;
  none: string;
  /** Offered when nothing was found. */
  action: Action;
};

export type ListSearchProps = {
  words: ListSearchWords;
  /** Number of matching items, or undefined while nothing is asked. */
  count: number | undefined;
  onQuery: (query: string) => void;
  /** Parameter of the address that holds the words: `q`. Without it the address stays as it is. */
  parameter?: string;
};

/** Keeps the words in the address, so that it can be shared. The router's own state must survive. */
function writeQuery(parameter: string, words: string): void {
  const url = new URL(window.location.href);
  if (words === '') url.searchParams.delete(parameter);
  else url.searchParams.set(parameter, words);
  history.replaceState(history.state, '', url);
}

/** Search field that filters a list as one types, and says how much is left. */
export function ListSearch({words, count, onQuery, parameter}: ListSearchProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // What was typed before React ran, or what the browser brought back, counts too.
  useEffect(() => {
    if (!input.current) return;
    const asked = parameter === undefined ? null : new URLSearchParams(window.location.search).get(parameter);
    if (input.current.value === '' && asked !== null) input.current.value = asked;
    if (input.current.value !== '') onQuery(input.current.value);
  }, [onQuery, parameter]);

  return (
    <search className={styles.search}>
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.field}>
        <Icon name="search" />
        {/* Uncontrolled, so that hydration does not empty it. */}
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
        {count !== undefined && count > 0 && `${count} ${count === 1 ? words.one : words.many}`}
        {count === 0 && (
          <>
            {words.none} <ActionLink action={words.action} />
          </>
        )}
      </p>
    </search>
  );
}
