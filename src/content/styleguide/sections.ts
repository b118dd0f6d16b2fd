import {aboutPage} from '#src/content/about';
import {clearwaterDentalStory} from '#src/content/case-studies/healthcare';
import {fieldhouseHotelsStory} from '#src/content/case-studies/hospitality';
import {caseStudiesPage} from '#src/content/case-studies/page';
import {contact, contactSupport} from '#src/content/contact';
import {demoPage} from '#src/content/demo';
import {faqPage} from '#src/content/faq/page';
import {featuresIntegrations} from '#src/content/features/page';
import {homeHero} from '#src/content/home/hero';
import {homeAddOns, homeIndustries, homePricing} from '#src/content/home/offers';
import {homeProcess} from '#src/content/home/process';
import {homeProof} from '#src/content/home/proof';
import {homeClosing, homeFaq} from '#src/content/home/questions';
import {homeSolutions} from '#src/content/home/solutions';
import {homeTools} from '#src/content/home/tools';
import {automotive} from '#src/content/industries/automotive';
import {promotionalNote} from '#src/content/notes';
import {sizedPlans} from '#src/content/plans';
import {planCalculator} from '#src/content/pricing/calculator';
import {planComparison} from '#src/content/pricing/comparison';
import {sectionLabels} from '#src/content/section-labels';
import {securityPage} from '#src/content/security';
import {contentCreative} from '#src/content/services/content-creative';
import {strategicPlanning} from '#src/content/services/strategic-planning';
import {bookMoreClients} from '#src/content/solutions/book-more-clients';

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
    figures: [clearwaterDentalStory, fieldhouseHotelsStory].map(({company, industry, summary, results, trend}) => ({
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
