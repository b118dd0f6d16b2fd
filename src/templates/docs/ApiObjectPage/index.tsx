import type {ApiObjectPage as ObjectPage} from '#src/content/schema/api-reference';
import {CodePanel} from '#src/parts/copy/CodePanel';
import {EndpointList} from '#src/sections/help/EndpointList';
import {ApiPage, type ApiPageProps} from '#src/templates/docs/ApiPage';
import {ApiBlock} from '#src/templates/docs/ApiPage/ApiBlock';
import {Fields} from '#src/templates/docs/ApiPage/Fields';
import {FactList} from '#src/ui/FactList';
import {InlineText} from '#src/ui/InlineText';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

export type ApiObjectPageProps = Pick<ApiPageProps, 'sidebar' | 'feedback'> & {page: ObjectPage};

/** API reference page of an object: its requests or events, and all fields beside an example. */
export function ApiObjectPage({page, ...frame}: ApiObjectPageProps): ReactNode {
  const {endpoints, events, fields, examples} = page;
  return (
    <ApiPage
      page={page}
      {...frame}
      facts={endpoints.length > 0 && <EndpointList endpoints={endpoints} />}
      code={<CodePanel label="Example" samples={examples} />}
    >
      {events.length > 0 && (
        <ApiBlock id="events" title="Events">
          <FactList
            facts={events.map(({name, text}) => ({label: name, value: <InlineText text={text} />}))}
            className={styles.events}
          />
        </ApiBlock>
      )}
      <ApiBlock id="fields" title="Fields">
        <Fields fields={fields} />
      </ApiBlock>
    </ApiPage>
  );
}
