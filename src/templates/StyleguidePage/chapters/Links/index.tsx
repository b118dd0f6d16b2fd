import {ActionElement} from '#src/ui/ActionElement';
import {ActionLink} from '#src/ui/ActionLink';
import {Breadcrumbs} from '#src/ui/Breadcrumbs';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** Text links, the bare action, and breadcrumbs. */
export function Links({content: {samples}}: ChapterProps): ReactNode {
  return (
    <>
      <Example of="ui/ActionLink">
        <Variant label="to, href, opensDemo" layout="row">
          <ActionLink action={samples.features} />
          <ActionLink action={samples.mail} />
          <ActionLink action={samples.login} />
          <ActionLink action={samples.book} />
        </Variant>
        <Variant label="arrow">
          <ActionLink action={samples.features} arrow />
        </Variant>
      </Example>
      <Example of="ui/ActionElement">
        <p>
          <ActionElement action={samples.features}>{samples.features.label}</ActionElement>
        </p>
      </Example>
      <Example of="ui/Breadcrumbs">
        <Breadcrumbs items={samples.crumbs} />
      </Example>
    </>
  );
}
