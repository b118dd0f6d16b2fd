import type {ApiField} from '#src/content/schema/api-reference';
import {Badge} from '#src/ui/Badge';
import {InlineText} from '#src/ui/InlineText';
import styles from './styles.module.scss';

import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';

export type FieldsProps = {fields: readonly ApiField[]};

function Field({field}: {field: ApiField}): ReactNode {
  const {id, name, type, required, text, fields} = field;
  useBrokenLinks().collectAnchor(id);
  return (
    <div className={styles.field}>
      <dt id={id} className={styles.head}>
        <a href={`#${id}`} className={styles.name}>
          {name}
        </a>
        <span className={styles.type}>{type}</span>
        {required !== undefined && (
          <Badge tone={required === 'Required' ? 'apricot' : 'mint'}>{required}</Badge>
        )}
      </dt>
      <dd className={styles.text}>
        <InlineText text={text} />
        {fields.length > 0 && (
          <details className={styles.inner} open>
            <summary>{fields.length === 1 ? '1 child field' : `${fields.length} child fields`}</summary>
            <Fields fields={fields} />
          </details>
        )}
      </dd>
    </div>
  );
}

/** Parameters or fields, each with an ID to link to. */
export function Fields({fields}: FieldsProps): ReactNode {
  return (
    <dl className={styles.fields}>
      {fields.map((field) => (
        <Field key={field.id} field={field} />
      ))}
    </dl>
  );
}
