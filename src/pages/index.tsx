import {company} from '@site/src/content/company';
import {homeHero, homeMeta} from '@site/src/content/home/hero';
import {homeAddOns, homeIndustries, homePricing} from '@site/src/content/home/offers';
import {homeProcess} from '@site/src/content/home/process';
import {homeProof} from '@site/src/content/home/proof';
import {homeClosing, homeFaq} from '@site/src/content/home/questions';
import {homeSolutions} from '@site/src/content/home/solutions';
import {homeTools} from '@site/src/content/home/tools';
import {HomePage} from '@site/src/templates/HomePage';

import type {ReactNode} from 'react';

/** `/` */
export default function Home(): ReactNode {
  return (
    <HomePage
      meta={homeMeta}
      company={company}
      hero={homeHero}
      tools={homeTools}
      solutions={homeSolutions}
      process={homeProcess}
      proof={homeProof}
      industries={homeIndustries}
      pricing={homePricing}
      addOns={homeAddOns}
      questions={homeFaq}
      closing={homeClosing}
    />
  );
}
