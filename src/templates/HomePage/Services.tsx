import {AddOns, type AddOnsProps} from '@site/src/sections/AddOns';
import {Section} from '@site/src/ui/Section';
import {SectionHead} from '@site/src/ui/SectionHead';

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
