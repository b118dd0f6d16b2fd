import {searchPath} from '#src/lib/search-dialog';
import styles from './styles.module.scss';

import type {ComponentProps, ReactNode} from 'react';

export type SearchFieldProps = {
  id: string;
  label: string;
  /** No border, for the top of the dialog. */
  bare?: boolean;
  /** Further attributes of the input. */
  control?: ComponentProps<'input'>;
  children?: ReactNode;
};

/** The search field, which is plain HTML. Its form leads to the results page, so it works without JavaScript. */
export function SearchField({id, label, bare = false, control, children}: SearchFieldProps): ReactNode {
  return (
    <search>
      <form action={searchPath} method="get" className={bare ? styles.bare : styles.wide}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <div className={styles.field}>
          <input
            {...control}
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
          />
          {children}
        </div>
      </form>
    </search>
  );
}
