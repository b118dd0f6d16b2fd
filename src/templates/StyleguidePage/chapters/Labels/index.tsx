import {Badge} from '#src/ui/Badge';
import {CheckList} from '#src/ui/CheckList';
import {Icon} from '#src/ui/Icon';
import {Initials} from '#src/ui/Initials';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** Badges, check list, initials, and words that only screen readers get. */
export function Labels({content: {samples}}: ChapterProps): ReactNode {
  const {badges, checks, people, hidden} = samples;
  return (
    <>
      <Example of="ui/Badge">
        <Variant label={`tone: ${badges.map(({tone}) => tone).join(', ')}`} layout="row">
          {badges.map(({tone, text}) => (
            <Badge key={tone} tone={tone}>
              {text}
            </Badge>
          ))}
        </Variant>
      </Example>
      <Example of="ui/CheckList">
        <CheckList items={checks} />
      </Example>
      <Example of="ui/Initials">
        <Variant label={`tone: ${people.map(({tone}) => tone).join(', ')}`} layout="row">
          {people.map(({name, tone}) => (
            <Variant key={name} label={name} layout="row">
              <Initials name={name} tone={tone} />
            </Variant>
          ))}
        </Variant>
      </Example>
      <Example of="ui/VisuallyHidden">
        <p>
          {hidden.shown}{' '}
          <Badge>
            <Icon name={hidden.icon} size={14} />
            <VisuallyHidden>{hidden.text}</VisuallyHidden>
          </Badge>
        </p>
      </Example>
    </>
  );
}
