import {SegmentedTabs, type SegmentedTab} from '#src/features/segmented-tabs';
import {PlanTable, type PlanTableProps} from '#src/sections/pricing/PlanTable';
import {Section} from '#src/ui/Section';
import {Text} from '#src/ui/Text';

import type {ReactNode} from 'react';

type PriceList = Pick<PlanTableProps, 'columns' | 'foot'> & {key: string; label: string};

export type PricingProps = {
  title: string;
  text: string;
  /** Name of the tab list for screen readers. */
  label: string;
  popularLabel: string;
  lists: readonly [PriceList, PriceList];
  note: string;
};

/** Platform plans and implementation packages in two tabs. */
export function Pricing({title, text, label, popularLabel, lists, note}: PricingProps): ReactNode {
  const tab = ({key, label: name, ...list}: PriceList): SegmentedTab => ({
    key,
    label: name,
    panel: <PlanTable {...list} popularLabel={popularLabel} />,
  });
  return (
    <Section id="pricing">
      <SegmentedTabs id="plans" title={title} text={text} label={label} tabs={[tab(lists[0]), tab(lists[1])]} />
      <Text look="caption" above="text">
        {note}
      </Text>
    </Section>
  );
}
