import type {ApiOperationPage as OperationPage} from '#src/plugins/api-reference/types';
import {ApiPage, type ApiPageProps} from '#src/templates/ApiPage';
import {ApiSection} from '#src/templates/ApiPage/ApiSection';
import {Fields} from '#src/templates/ApiPage/Fields';
import {CodePanel} from '#src/ui/CodePanel';
import {Facts} from './Facts';
import {Statuses} from './Statuses';

import type {ReactNode} from 'react';

export type ApiOperationPageProps = Pick<ApiPageProps, 'sidebar' | 'feedback'> & {page: OperationPage};

/** Reference page of one request: what to send beside an example, and what comes back. */
export function ApiOperationPage({page, ...frame}: ApiOperationPageProps): ReactNode {
  const {groups, statuses, requests, responses} = page;
  return (
    <ApiPage
      page={page}
      {...frame}
      facts={<Facts page={page} />}
      code={<CodePanel label="Language" samples={requests} />}
    >
      {groups.map(({id, title, text, fields}) => (
        <ApiSection key={id} id={id} title={title}>
          {text !== undefined && <p>{text}</p>}
          <Fields fields={fields} />
        </ApiSection>
      ))}
      <ApiSection id="response" title="Response" code={<CodePanel label="Response" samples={responses} />}>
        <Statuses statuses={statuses} />
      </ApiSection>
    </ApiPage>
  );
}
