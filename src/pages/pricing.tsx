import {walletPicture} from '@site/src/content/pictures/pricing';
import {everyPricingPlan, pricingPlans, sizedPlans} from '@site/src/content/plans';
import {planCalculator} from '@site/src/content/pricing/calculator';
import {planComparison} from '@site/src/content/pricing/comparison';
import {
  pricingClosing,
  pricingFaq,
  pricingHead,
  pricingMeta,
  pricingNote,
  pricingUsage,
} from '@site/src/content/pricing/page';
import {sectionLabels} from '@site/src/content/section-labels';
import {PricingPage} from '@site/src/templates/PricingPage';

import type {ReactNode} from 'react';

/** `/pricing` */
export default function Pricing(): ReactNode {
  return (
    <PricingPage
      meta={pricingMeta}
      head={pricingHead}
      plans={{
        title: 'Plans',
        columns: pricingPlans,
        foot: everyPricingPlan,
        popularLabel: sectionLabels.mostPopular,
        note: pricingNote,
      }}
      sizedPlans={sizedPlans}
      comparison={planComparison}
      calculator={planCalculator}
      usage={{...pricingUsage, picture: walletPicture}}
      faq={pricingFaq}
      closing={pricingClosing}
    />
  );
}
