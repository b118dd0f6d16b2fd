import type {ListSearchLabels} from '#src/content/schema/search';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {ControlIcon} from '#src/ui/Icon/ControlIcon';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {filter} from '../names';
import styles from './styles.module.scss';

import {type ReactNode, useId} from 'react';

export type ListSearchProps = {
  labels: ListSearchLabels;
  /** Number of items in the list. */
  total: number;
  /** Query parameter that keeps the search in the URL. */
  parameter?: string;
};

/**
 * Search field that filters the page's list as you type, with the number of items. src/parts/filter/filters.browser.ts does the
 * work; the list marks its items and groups.
 */
export function ListSearch({labels, total, parameter = 'q'}: ListSearchProps): ReactNode {
  const id = useId();
  const all = `${total} ${labels.noun}`;
  return (
    <search className={styles.search} data-unindexed="">
      {/* Loads the page again with the search in its URL, where the script didn't arrive. */}
      <form>
        <label htmlFor={id}>
          <VisuallyHidden>{labels.label}</VisuallyHidden>
        </label>
        <input
          id={id}
          type="search"
          name={parameter}
          placeholder={labels.label}
          autoComplete="off"
          spellCheck={false}
          {...{[filter.field]: parameter}}
        />
        <button type="submit" className={styles.submit} aria-label="Search">
          <ControlIcon name="search" />
        </button>
      </form>
      <p className={styles.status} role="status">
        <span
          className={styles.count}
          {...{[filter.all]: all, [filter.of]: `of ${total}`}}
          suppressHydrationWarning
          {...{[filter.status]: ''}}
        >
          {all}
        </span>
        <span {...{[filter.none]: ''}} hidden>
          {labels.none} <ActionLink action={labels.action} />
        </span>
        <span {...{[filter.lost]: ''}} hidden>
          This search isn’t working right now. Press Enter to try again.
        </span>
      </p>
    </search>
  );
}
