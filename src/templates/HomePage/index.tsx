import type {CloseSeries} from '#src/content/schema/home';
import {CloseLine} from '#src/pictures/charts/CloseLine';
import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';
import type {Closing, PageMeta} from '#src/content/schema/page';
import {organization, webSite, type CompanyFacts} from '#src/lib/structured-data/company';
import {ClosingBand} from '#src/sections/ClosingBand';
import {MarketingPage} from '#src/templates/MarketingPage';
import {StructuredData} from '#src/ui/StructuredData';
import {Industries, type IndustriesProps} from './Industries';
import {Night, type NightProps} from './Night';
import {Opening, type OpeningProps} from './Opening';
import {Pricing, type PricingProps} from './Pricing';
import {Process, type ProcessProps} from './Process';
import {Proof, type ProofProps} from './Proof';
import {Questions, type QuestionsProps} from './Questions';
import {AddOns, type AddOnsProps} from './AddOns';
import {Solutions, type SolutionsProps} from './Solutions';
import {Tools, type ToolsProps} from './Tools';

import type {ReactNode} from 'react';

/** One entry per section, in page order. */
export type HomePageProps = {
  meta: PageMeta;
  /** Company details for structured data. */
  company: CompanyFacts;
  hero: Omit<OpeningProps, 'proof'>;
  clients: OpeningProps['proof'];
  night: NightProps;
  tools: ToolsProps;
  solutions: SolutionsProps;
  process: ProcessProps;
  proof: ProofProps;
  industries: IndustriesProps;
  pricing: PricingProps;
  addOns: AddOnsProps;
  questions: QuestionsProps;
  closing: Closing;
  closingSeries: CloseSeries;
};

export function HomePage({company, ...content}: HomePageProps): ReactNode {
  return (
    <MarketingPage meta={content.meta}>
      <StructuredData node={organization(company)} />
      <StructuredData node={webSite(company.name, company.url)} />
      <Opening {...content.hero} proof={content.clients} />
      <Night {...content.night} />
      <Tools {...content.tools} />
      <Solutions {...content.solutions} />
      <Process {...content.process} />
      <Proof {...content.proof} />
      <Industries {...content.industries} />
      <Pricing {...content.pricing} />
      <AddOns {...content.addOns} />
      <Questions {...content.questions} />
      <ClosingBand
        closing={content.closing}
        aside={<FreeTimes labels={freeTimes} />}
        line={<CloseLine series={content.closingSeries} />}
      />
    </MarketingPage>
  );
}
