import {searchPath} from '#src/lib/search-dialog';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import clsx from 'clsx';
import {useEffect, type ComponentProps, type ReactNode, type RefObject} from 'react';

export type SearchFieldProps = {
  id: string;
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Called as somebody types. It has to stay the same function: a new one is called with what is in the field. */
  onQuery?: (query: string) => void;
  /** `bare` stands at the top of the dialog, without a border of its own. */
  bare?: boolean;
  /** What else the input says and does. */
  control?: ComponentProps<'input'>;
  children?: ReactNode;
};

/** The field of the search. Its form leads to the page of results, which needs no script. */
export function SearchField({id, label, input, onQuery, bare = false, control, children}: SearchFieldProps): ReactNode {
  // What was typed before React ran, or what the browser brought back, counts too.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') onQuery?.(typed);
  }, [input, onQuery]);

  return (
    <search>
      <form action={searchPath} method="get" className={clsx(bare && styles.bare)}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.field}>
          <Icon name="search" />
          {/* Uncontrolled, so that hydration does not empty it. */}
          <input
            {...control}
            ref={input}
            id={id}
            // Not of type search: there, Escape empties the field before it closes the dialog.
            type="text"
            inputMode="search"
            name="q"
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onInput={(event) => {
              onQuery?.(event.currentTarget.value);
            }}
          />
          {children}
        </div>
      </form>
    </search>
  );
}
