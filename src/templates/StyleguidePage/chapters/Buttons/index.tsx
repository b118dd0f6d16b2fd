import {ThemeToggle} from '#src/features/theme-toggle';
import {ActionButton} from '#src/ui/ActionButton';
import {Button, type ButtonProps} from '#src/ui/Button';
import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/IconButton';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

const variants = ['primary', 'secondary', 'quiet'] as const;

function Sizes({variant}: {variant: NonNullable<ButtonProps['variant']>}): ReactNode {
  return (
    <>
      <Button variant={variant} size="lg">
        Large
      </Button>
      <Button variant={variant}>Medium</Button>
      <Button variant={variant} size="sm">
        Small
      </Button>
      <Button variant={variant}>
        With icon
        <Icon name="arrow" size={16} />
      </Button>
      <Button variant={variant} busy>
        Sending...
      </Button>
    </>
  );
}

/** Buttons in every variant, size and state; hover and focus are their own. */
export function Buttons({content: {samples}}: ChapterProps): ReactNode {
  return (
    <>
      <Example of="ui/Button">
        {variants.map((variant) => (
          <Variant key={variant} label={`variant="${variant}"`} layout="row">
            <Sizes variant={variant} />
          </Variant>
        ))}
        <Variant label="block">
          <Button block>Full width</Button>
        </Variant>
      </Example>
      <Example of="ui/ActionButton" ground="band">
        <Variant label='variant="accent", on the band only' layout="row">
          <ActionButton action={samples.book} variant="accent" size="lg" />
          <ActionButton action={samples.features} variant="secondary" size="lg" />
        </Variant>
        <Variant label="A page, another host" layout="row">
          <ActionButton action={samples.features} icon="arrow" />
          <ActionButton action={samples.login} variant="quiet" icon="arrow-up-right" />
        </Variant>
      </Example>
      <Example of="ui/IconButton">
        <Variant label="label" layout="row">
          <IconButton label="Search">
            <Icon name="search" />
          </IconButton>
          <IconButton label="Close">
            <Icon name="close" />
          </IconButton>
        </Variant>
      </Example>
      <Example of="features/theme-toggle">
        <div>
          <ThemeToggle />
        </div>
      </Example>
    </>
  );
}
