import {company} from '#src/content/company/company';
import {homeHero, homeMeta, homeNight} from '#src/content/home/hero';
import {homeAddOns, homeIndustries, homePricing} from '#src/content/home/offers';
import {homeProcess} from '#src/content/home/process';
import {homeClients, homeProof} from '#src/content/home/proof';
import {homeClosing, homeClosingSeries, homeFaq} from '#src/content/home/questions';
import {homeSolutions} from '#src/content/home/solutions';
import {homeTools} from '#src/content/home/tools';
import {HomePage} from '#src/templates/HomePage';

import pages from '@generated/page-families/default/links.json';
import type {ReactNode} from 'react';

/** A tab whose page is gone is not shown. */
const industryPages = new Set(pages.industries.map(({to}) => to));

export default function Home(): ReactNode {
  return (
    <HomePage
      meta={homeMeta}
      company={company}
      hero={homeHero}
      clients={homeClients}
      night={homeNight}
      tools={homeTools}
      solutions={homeSolutions}
      process={homeProcess}
      proof={homeProof}
      industries={{...homeIndustries, tabs: homeIndustries.tabs.filter(({link}) => industryPages.has(link.to))}}
      pricing={homePricing}
      addOns={homeAddOns}
      questions={homeFaq}
      closing={homeClosing}
      closingSeries={homeClosingSeries}
    />
  );
}
