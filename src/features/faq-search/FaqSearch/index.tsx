import type {Action} from '#src/content/types';
import {ActionLink} from '#src/ui/ActionLink';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import {useEffect, useId, useRef, type ReactNode} from 'react';

export type FaqSearchWords = {
  label: string;
  /** After the number 1, and after any other. */
  one: string;
  many: string;
  none: string;
  /** Offered when nothing was found. */
  action: Action;
};

export type FaqSearchProps = {
  words: FaqSearchWords;
  /** Number of matching questions, or undefined while nothing is asked. */
  count: number | undefined;
  onQuery: (query: string) => void;
};

/** Search field that filters a list as one types, and says how much is left. */
export function FaqSearch({words, count, onQuery}: FaqSearchProps): ReactNode {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);

  // What was typed before React ran, or what the browser brought back, counts too.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') onQuery(typed);
  }, [onQuery]);

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
            onQuery(event.currentTarget.value);
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
