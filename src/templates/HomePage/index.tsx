import type {Closing, PageMeta} from '@site/src/content/types';
import {CloseLine} from '@site/src/mocks/CloseLine';
import {ClosingBand} from '@site/src/sections/ClosingBand';
import {MarketingPage} from '@site/src/templates/MarketingPage';
import {Industries, type IndustriesProps} from './Industries';
import {Opening, type OpeningProps} from './Opening';
import {Pricing, type PricingProps} from './Pricing';
import {Process, type ProcessProps} from './Process';
import {Proof, type ProofProps} from './Proof';
import {Questions, type QuestionsProps} from './Questions';
import {Services, type ServicesProps} from './Services';
import {Solutions, type SolutionsProps} from './Solutions';
import {Tools, type ToolsProps} from './Tools';

import type {ReactNode} from 'react';

/** One entry for each section, in the order of the page. */
export type HomePageProps = {
  meta: PageMeta;
  hero: OpeningProps;
  tools: ToolsProps;
  solutions: SolutionsProps;
  process: ProcessProps;
  proof: ProofProps;
  industries: IndustriesProps;
  pricing: PricingProps;
  addOns: ServicesProps;
  questions: QuestionsProps;
  closing: Closing;
};

/** The home page. */
export function HomePage(content: HomePageProps): ReactNode {
  return (
    <MarketingPage meta={content.meta}>
      <Opening {...content.hero} />
      <Tools {...content.tools} />
      <Solutions {...content.solutions} />
      <Process {...content.process} />
      <Proof {...content.proof} />
      <Industries {...content.industries} />
      <Pricing {...content.pricing} />
      <Services {...content.addOns} />
      <Questions {...content.questions} />
      <ClosingBand closing={content.closing} line={<CloseLine />} />
    </MarketingPage>
  );
}
