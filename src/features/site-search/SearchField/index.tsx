import {searchPath} from '#src/lib/search-dialog';
import styles from './styles.module.scss';

import {useEffect, type ComponentProps, type ReactNode, type RefObject} from 'react';

export type SearchFieldProps = {
  id: string;
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Called on input and, initially, with text that's already in the field. Must be a stable function. */
  onQuery?: (query: string) => void;
  /** No border, for the top of the dialog. */
  bare?: boolean;
  /** Further attributes of the input. */
  control?: ComponentProps<'input'>;
  children?: ReactNode;
};

/** The search field. Its form leads to the results page, so it works without JavaScript. */
export function SearchField({id, label, input, onQuery, bare = false, control, children}: SearchFieldProps): ReactNode {
  // Reads what was typed before React started or restored by the browser.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') onQuery?.(typed);
  }, [input, onQuery]);

  return (
    <search>
      <form action={searchPath} method="get" className={bare ? styles.bare : styles.wide}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.field}>
          {/* Uncontrolled, so that hydration doesn't clear it. */}
          <input
            {...control}
            ref={input}
            id={id}
            // Not `type="search"`, where Escape clears the field before it closes the dialog.
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
