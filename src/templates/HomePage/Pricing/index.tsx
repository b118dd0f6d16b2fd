import {SegmentedTabs, type SegmentedTab} from './SegmentedTabs';
import {PlanTable, type PlanTableProps} from '#src/sections/pricing/PlanTable';
import {Pick as Switch} from '#src/ui/Pick';
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
  /** On phones, plans with rows are shown one at a time. */
  lists: readonly [PriceList, PriceList];
  note: string;
};

/** Platform plans and implementation packages in two tabs. */
export function Pricing({title, text, label, popularLabel, lists, note}: PricingProps): ReactNode {
  const tab = ({key, label: name, ...list}: PriceList): SegmentedTab => {
    const table = <PlanTable {...list} popularLabel={popularLabel} />;
    const {columns} = list;
    const panel = columns.some(({rows}) => rows) ? (
      <Switch
        label={name}
        options={columns.map((column) => ({label: column.name, note: column.price}))}
        initial={columns.findIndex(({popular}) => popular)}
      >
        {table}
      </Switch>
    ) : (
      table
    );
    return {key, label: name, panel};
  };
  return (
    <Section id="pricing">
      <SegmentedTabs id="plans" title={title} text={text} label={label} tabs={[tab(lists[0]), tab(lists[1])]} />
      <Text look="caption" above="text">
        {note}
      </Text>
    </Section>
  );
}
