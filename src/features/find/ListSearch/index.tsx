import type {ListSearchLabels} from '#src/content/schema/search';
import {filter} from '#src/behaviors/attributes';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {filledByScript} from '#src/ui/filled-by-script';
import {Icon} from '#src/ui/Icon';
import styles from './styles.module.scss';

import {useId, type ReactNode} from 'react';

export type ListSearchProps = {
  labels: ListSearchLabels;
  /** Query parameter that keeps the search in the URL, such as `q`. Optional. */
  parameter?: string;
};

/**
 * Search field that filters the page's list as you type, and announces how many items are left. src/behaviors/filters.ts
 * does the work; the list marks its items and groups.
 */
export function ListSearch({labels, parameter = ''}: ListSearchProps): ReactNode {
  const id = useId();
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{labels.label}</label>
      <div className={styles.field}>
        <Icon name="search" />
        <input id={id} type="search" autoComplete="off" spellCheck={false} {...{[filter.field]: parameter}} />
      </div>
      <p className={styles.status} role="status">
        <span {...{[filter.status]: ''}} data-one={labels.one} data-many={labels.many} {...filledByScript} />
        <span {...{[filter.none]: ''}} hidden>
          {labels.none} <ActionLink action={labels.action} />
        </span>
      </p>
    </search>
  );
}
