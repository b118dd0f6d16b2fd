import type {ApiOperationPage as OperationPage, ApiStatus} from '#src/content/schema/api-reference';
import {CodePanel} from '#src/parts/copy/CodePanel';
import {FactTable} from '#src/sections/FactTable';
import {ApiPage, type ApiPageProps} from '#src/templates/docs/ApiPage';
import {ApiBlock} from '#src/templates/docs/ApiPage/ApiBlock';
import {ApiSection} from '#src/templates/docs/ApiPage/ApiSection';
import {Fields} from '#src/templates/docs/ApiPage/Fields';
import {InlineText} from '#src/ui/InlineText';
import {Facts} from './Facts';
import styles from './statuses.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

type StatusesProps = {statuses: readonly ApiStatus[]};

/** The statuses that a request can return. On phones each row takes two lines. */
function Statuses({statuses}: StatusesProps): ReactNode {
  return (
    <div className={styles.statuses}>
      <FactTable
        label="Statuses"
        head={['Status', 'Meaning']}
        rows={statuses.map(({status, problem = '', text}) => [
          <code key="status" className={clsx(styles.status, problem !== '' && styles.failed)}>
            {`${status} ${problem}`.trim()}
          </code>,
          <InlineText key="meaning" text={text} />,
        ])}
      />
    </div>
  );
}

export type ApiOperationPageProps = Pick<ApiPageProps, 'sidebar' | 'feedback'> & {page: OperationPage};

/** API reference page of a request: parameters beside a sample request, statuses beside a sample response. */
export function ApiOperationPage({page, ...frame}: ApiOperationPageProps): ReactNode {
  const {groups, statuses, requests, responses} = page;
  return (
    <ApiPage
      page={page}
      {...frame}
      facts={<Facts page={page} />}
      code={<CodePanel label="Language" samples={requests} />}
      more={
        <ApiSection code={<CodePanel label="Response" samples={responses} />}>
          <div data-unindexed="">
            <ApiBlock id="response" title="Response">
              <Statuses statuses={statuses} />
            </ApiBlock>
          </div>
        </ApiSection>
      }
    >
      {/* Search finds fields on the object's page instead. */}
      {groups.map(({id, title, text, fields}) => (
        <div key={id} data-unindexed="">
          <ApiBlock id={id} title={title} text={text}>
            <Fields fields={fields} />
          </ApiBlock>
        </div>
      ))}
    </ApiPage>
  );
}
