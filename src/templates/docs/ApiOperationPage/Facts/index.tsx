import type {ApiOperationPage} from '#src/plugins/api-reference/types';
import {CopyButton} from '#src/ui/actions/CopyButton';
import {InlineText} from '#src/ui/InlineText';
import {MethodBadge} from '#src/ui/marks/MethodBadge';
import styles from './styles.module.scss';

import {Fragment, type ReactNode} from 'react';

export type FactsProps = {page: ApiOperationPage};

function retryText({isRetrySafe, takesIdempotencyKey}: ApiOperationPage): string {
  if (isRetrySafe) return 'Yes';
  return takesIdempotencyKey
    ? 'Yes, with an [Idempotency-Key](/docs/api/idempotency)'
    : 'No, every request takes effect';
}

/** Method, URL and general facts of a request. */
export function Facts({page}: FactsProps): ReactNode {
  const {method, server, path, scope} = page;
  const facts = [
    {name: 'Scope', text: `\`${scope}\``},
    {name: 'Rate limit', text: '[120 requests per minute, 10 per second](/docs/api/rate-limits) for each key'},
    {name: 'Safe to retry', text: retryText(page)},
  ];
  return (
    // Excluded from search: much the same on every page.
    <div data-unindexed="">
      <div className={styles.endpoint}>
        <MethodBadge method={method} />
        <code className={styles.url}>
          {/* A long path wraps after a slash. */}
          {`${new URL(server).pathname}${path}`.split('/').map((part, index) => (
            <Fragment key={index}>
              {index > 0 && (
                <>
                  /<wbr />
                </>
              )}
              {part}
            </Fragment>
          ))}
        </code>
        <span className={styles.copy}>
          <CopyButton text={server + path} label="Copy" />
        </span>
      </div>
      <dl className={styles.facts}>
        {facts.map(({name, text}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <InlineText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
