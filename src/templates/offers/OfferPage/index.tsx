import type {OfferContent} from '#src/content/schema/families';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {service} from '#src/lib/structured-data/company';
import {Facts} from './Facts';
import {PerfectFor} from '#src/sections/offer/PerfectFor';
import {Quotes} from '#src/sections/company/Quotes';
import {ToolList} from './ToolList';
import {OfferFrame} from '#src/templates/offers/OfferFrame';
import {Heading} from '#src/ui/Heading';
import {Section} from '#src/ui/Section';
import {SectionHead} from '#src/ui/SectionHead';
import {StructuredData} from '#src/ui/StructuredData';
import {VisuallyHidden} from '#src/ui/VisuallyHidden';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

const areas = {
  solutions: {label: 'Solutions', to: '/#solutions'},
  services: {label: 'Services', to: '/#services'},
} as const;

export type OfferPageProps = {
  content: OfferContent;
  /** Determines the first breadcrumb after the home icon. */
  area: keyof typeof areas;
  integrations: {
    /** Their number as claimed, such as `100+`. */
    claim: string;
    /** Pages of integrations, by name. */
    pages: Readonly<Record<string, string>>;
  };
};

/** A short ruled list of names under a signature, such as its deliverables. */
function NameList({title, items}: NonNullable<NonNullable<OfferContent['lists']>['names']>): ReactNode {
  return (
    <>
      <Heading level={3} look="h4" className={styles.title}>
        {title}
      </Heading>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.title}>
            <b>{item.title}</b> {item.description}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Page of a solution or service. */
export function OfferPage({content, area, integrations}: OfferPageProps): ReactNode {
  const {name, slug, hero, lists, tools, useCases, facts, quotes} = content;
  const {siteConfig} = useDocusaurusContext();
  return (
    <>
      {area === 'services' && (
        <StructuredData node={service(siteConfig, {name, description: hero.lead, path: `/services/${slug}`})} />
      )}
      <OfferFrame
        content={content}
        crumbs={[areas[area], {label: name}]}
        afterSteps={lists?.names && <NameList {...lists.names} />}
        sections={{
          facts: facts && (
            <Section spacing="tight" rule>
              <Facts title="What to expect" facts={facts} />
              {lists?.details.map(({title, items}) => (
                <Facts key={title} title={title} items={items} />
              ))}
            </Section>
          ),
          quotes: (
            <Section spacing="tight" rule>
              <h2>
                <VisuallyHidden>What customers say</VisuallyHidden>
              </h2>
              <Quotes quotes={quotes} />
            </Section>
          ),
          fit: (
            <Section spacing="tight" rule className={styles.fit}>
              <div>
                <SectionHead title={useCases.title} />
                <PerfectFor items={useCases.items} startsLabel="Starts with" />
              </div>
              <ToolList
                {...tools}
                pages={integrations.pages}
                action={{label: `All ${integrations.claim} integrations`, to: '/integrations'}}
              />
            </Section>
          ),
        }}
      />
    </>
  );
}
