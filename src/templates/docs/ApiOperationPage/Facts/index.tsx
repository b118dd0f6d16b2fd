import type {ApiOperationPage} from '#src/content/schema/api-reference';
import {CopyButton} from '#src/parts/copy/CopyButton';
import {FactList} from '#src/ui/FactList';
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
    {label: 'Scope', text: `\`${scope}\``},
    {label: 'Rate limit', text: '[120 requests per minute, 10 per second](/docs/api/rate-limits) for each key'},
    {label: 'Safe to retry', text: retryText(page)},
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
          <CopyButton small text={server + path} label="Copy" />
        </span>
      </div>
      <FactList
        facts={facts.map(({label, text}) => ({label, value: <InlineText text={text} />}))}
        className={styles.facts}
      />
    </div>
  );
}
