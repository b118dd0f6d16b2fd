import {AddOns, type AddOnsProps} from './AddOns';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';

import type {ReactNode} from 'react';

export type ServicesProps = Pick<AddOnsProps, 'items'> & {title: string; aside: string};

/** The managed add-ons. */
export function Services({title, aside, items}: ServicesProps): ReactNode {
  return (
    <Section id="services" spacing="flush">
      <SectionHead title={title} aside={aside} />
      <AddOns items={items} />
    </Section>
  );
}
