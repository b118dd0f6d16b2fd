import {aboutPage} from '@site/src/content/about';
import {clearwaterDental} from '@site/src/content/case-studies/healthcare';
import {fieldhouseHotels} from '@site/src/content/case-studies/hospitality';
import {caseStudiesPage} from '@site/src/content/case-studies/page';
import {contact, contactSupport} from '@site/src/content/contact';
import {demoPage} from '@site/src/content/demo';
import {faqPage} from '@site/src/content/faq/page';
import {featuresIntegrations} from '@site/src/content/features/page';
import {homeHero} from '@site/src/content/home/hero';
import {homeAddOns, homeIndustries, homePricing} from '@site/src/content/home/offers';
import {homeProcess} from '@site/src/content/home/process';
import {homeProof} from '@site/src/content/home/proof';
import {homeClosing, homeFaq} from '@site/src/content/home/questions';
import {homeSolutions} from '@site/src/content/home/solutions';
import {homeTools} from '@site/src/content/home/tools';
import {automotive} from '@site/src/content/industries/automotive';
import {promotionalNote} from '@site/src/content/notes';
import {sizedPlans} from '@site/src/content/plans';
import {planCalculator} from '@site/src/content/pricing/calculator';
import {planComparison} from '@site/src/content/pricing/comparison';
import {sectionLabels} from '@site/src/content/section-labels';
import {securityPage} from '@site/src/content/security';
import {contentCreative} from '@site/src/content/services/content-creative';
import {strategicPlanning} from '@site/src/content/services/strategic-planning';
import {bookMoreClients} from '@site/src/content/solutions/book-more-clients';

/** What the sections of the style guide show: the content of the pages on which they stand. */
export const styleguideSections = {
  prices: {
    tabs: homePricing,
    addOns: homeAddOns.items,
    plans: sizedPlans,
    comparison: {...planComparison, groups: planComparison.groups.slice(0, 1)},
    calculator: planCalculator,
  },
  industries: homeIndustries,
  features: {
    plain: automotive.features.items,
    linked: bookMoreClients.features.items.slice(0, 4).map((item) => ({...item, to: '/features'})),
    points: homeHero.values,
    values: {items: aboutPage.mission.values, label: aboutPage.mission.practiceLabel},
    perfectFor: {items: bookMoreClients.useCases.items, label: sectionLabels.startsWith},
    integrations: featuresIntegrations.items,
  },
  steps: {
    line: homeProcess,
    day: automotive.day.items.slice(0, 3),
    agenda: demoPage.hero.agenda,
    weeks: strategicPlanning.plan?.items ?? [],
    pictured: bookMoreClients.howItWorks?.steps ?? [],
    years: aboutPage.years,
  },
  facts: {
    stats: automotive.stats,
    caption: promotionalNote,
    list: contentCreative.facts ?? [],
    contact: contact.facts,
    support: contactSupport.facts,
  },
  proof: {
    quotes: homeProof.quotes,
    clients: {clients: homeProof.clients, label: homeProof.clientsLabel},
    featured: caseStudiesPage.studies.slice(0, 1),
    rows: caseStudiesPage.studies.slice(1, 3),
    labels: caseStudiesPage.labels,
  },
  rows: {
    cells: homeTools.cells,
    solutions: homeSolutions.rows,
    figures: [clearwaterDental, fieldhouseHotels].map(({company, industry, summary, results, trend}) => ({
      title: company,
      caption: industry,
      description: summary,
      figure: results[0],
      trend,
    })),
    link: securityPage.report,
  },
  search: {words: faqPage.search, items: homeFaq.items},
  splits: {faq: homeFaq, story: aboutPage.story, day: automotive.day},
  closing: homeClosing,
} as const;
