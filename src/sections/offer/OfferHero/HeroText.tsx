import type {Action} from '#src/content/schema/page';
import {ActionLink} from '#src/ui/actions/ActionLink';
import {ActionRow} from '#src/ui/actions/ActionRow';
import {CheckList} from '#src/ui/CheckList';
import {Heading} from '#src/ui/Heading';
import {grid, stack} from '#src/ui/layout';
import {Text} from '#src/ui/Text';

import type {ReactNode} from 'react';

export type HeroTextProps = {
  title: string;
  lead: string;
  /** Three short promises under the lead. */
  checks?: readonly string[] | undefined;
  /** The first is the primary button, the second a secondary one; others are links beside them. */
  actions: readonly Action[];
  /** `row`: headline on the left, the rest on the right. `split`: only checks and buttons are on the right. */
  layout?: 'stack' | 'row' | 'split';
  onBand?: boolean;
};

/** Headline, lead, promises and buttons of an offer page, in three layouts. */
export function HeroText({title, lead, checks, actions, layout = 'stack', onBand = false}: HeroTextProps): ReactNode {
  const heading = <Heading level={1}>{title}</Heading>;
  const text = (
    <Text look="lead" measure="wide">
      {lead}
    </Text>
  );
  const rest = (
    <>
      {checks && <CheckList items={checks} />}
      <ActionRow actions={actions.slice(0, 2)} first={onBand ? 'accent' : 'primary'}>
        {actions.slice(2).map((action) => (
          <ActionLink key={action.label} action={action} arrow />
        ))}
      </ActionRow>
    </>
  );
  if (layout === 'stack') {
    return (
      <div className={stack('card', {align: 'start'})}>
        {heading}
        {text}
        {rest}
      </div>
    );
  }
  return (
    <div className={grid('card', {to: 8, align: 'end'})}>
      <div className={stack('card', {align: 'start'})}>
        {heading}
        {layout === 'split' && text}
      </div>
      <div className={stack('card', {align: 'start'})}>
        {layout === 'row' && text}
        {rest}
      </div>
    </div>
  );
}
