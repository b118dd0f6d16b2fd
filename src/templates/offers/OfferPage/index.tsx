import type {OfferContent} from '#src/content/schema/families';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {service} from '#src/lib/structured-data/company';
import {FactStrip} from './FactStrip';
import {PerfectFor} from '#src/sections/offer/PerfectFor';
import {Quotes} from '#src/sections/company/Quotes';
import {ToolList} from './ToolList';
import {OfferFrame} from '#src/templates/offers/OfferFrame';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import {Lists} from './Lists';
import styles from './styles.module.scss';

import clsx from 'clsx';
import type {ReactNode} from 'react';

const areas = {
  solutions: {label: 'Solutions', to: '/#solutions'},
  services: {label: 'Services', to: '/#services'},
} as const;

export type OfferPageProps = {
  content: OfferContent;
  /** Determines the first breadcrumb after the home icon. */
  area: keyof typeof areas;
  /** Number of integrations as claimed, such as `100+`. */
  integrations: string;
};

/** Page of a solution or service. */
export function OfferPage({content, area, integrations}: OfferPageProps): ReactNode {
  const {name, slug, hero, lists, tools, useCases, facts, quotes, grid} = content;
  const {siteConfig} = useDocusaurusContext();
  const toolList = <ToolList {...tools} action={{label: `All ${integrations} integrations`, to: '/integrations'}} />;
  // Four pictures need the full width, so the tools move beside the questions.
  const hasPictures = useCases.items.every(({art}) => art !== undefined);
  return (
    <>
      {area === 'services' && (
        <StructuredData node={service(siteConfig, {name, description: hero.lead, path: `/services/${slug}`})} />
      )}
      <OfferFrame
        content={content}
        crumbs={[areas[area], {label: name}]}
        faqAside={hasPictures && toolList}
        sections={{
          facts: facts && (
            <>
              <Section spacing="tight">
                <h2>
                  <VisuallyHidden>What to expect</VisuallyHidden>
                </h2>
                <FactStrip facts={facts} />
              </Section>
              {lists && <Lists lists={lists} />}
            </>
          ),
          quotes: (
            <Section spacing="tight" rule>
              <h2>
                <VisuallyHidden>What customers say</VisuallyHidden>
              </h2>
              <Quotes quotes={quotes} layout={grid === 'left' ? 'row' : 'lead'} />
            </Section>
          ),
          fit: (
            <Section spacing="tight" rule className={clsx(!hasPictures && styles.fit)}>
              <div>
                <SectionHead title={useCases.title} />
                <PerfectFor items={useCases.items} startsLabel="Usually starts with" />
              </div>
              {!hasPictures && toolList}
            </Section>
          ),
        }}
      />
    </>
  );
}
