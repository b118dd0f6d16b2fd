import {FeatureGrid} from '#src/sections/FeatureGrid';
import {IntegrationGrid} from '#src/sections/IntegrationGrid';
import {PerfectFor} from '#src/sections/PerfectFor';
import {ValueColumns} from '#src/sections/ValueColumns';
import {ValuePoints} from '#src/sections/ValuePoints';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';

import type {ReactNode} from 'react';

/** Grids and columns of what the product does and holds to. */
export function Features({content: {sections}}: ChapterProps): ReactNode {
  const {plain, linked, points, values, perfectFor, integrations} = sections.features;
  return (
    <>
      <Example of="sections/FeatureGrid">
        <Variant label="columns={3}">
          <FeatureGrid items={plain} columns={3} level={4} />
        </Variant>
        <Variant label="columns={4}, each a link">
          <FeatureGrid items={linked} columns={4} level={4} />
        </Variant>
      </Example>
      <Example of="sections/ValuePoints">
        <ValuePoints items={points} level={3} />
      </Example>
      <Example of="sections/ValueColumns">
        <ValueColumns items={values.items} practiceLabel={values.label} />
      </Example>
      <Example of="sections/PerfectFor">
        <PerfectFor items={perfectFor.items} startsLabel={perfectFor.label} />
      </Example>
      <Example of="sections/IntegrationGrid">
        <IntegrationGrid items={integrations} />
      </Example>
    </>
  );
}
