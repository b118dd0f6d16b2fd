import {walletPicture} from '#src/content/pictures/pricing';
import {planComparison} from '#src/content/pricing/comparison';
import {
  pricingClosing,
  pricingFaq,
  pricingHead,
  pricingMeta,
  pricingNote,
  pricingUsage,
} from '#src/content/pricing/page';
import {everyPricingPlan, sizedPlans} from '#src/content/pricing/plans';
import {sectionLabels} from '#src/content/section-labels';
import {PricingPage} from '#src/templates/PricingPage';

import type {ReactNode} from 'react';

export default function Pricing(): ReactNode {
  return (
    <PricingPage
      meta={pricingMeta}
      head={pricingHead}
      plans={sizedPlans}
      table={{
        title: 'Plans',
        foot: everyPricingPlan,
        popularLabel: sectionLabels.mostPopular,
        note: pricingNote,
      }}
      comparison={planComparison}
      usage={{...pricingUsage, picture: walletPicture}}
      faq={pricingFaq}
      closing={pricingClosing}
    />
  );
}
