import type {Action, PageMeta} from '#src/content/types';
import type {ContactFormContent} from '#src/features/contact-form/types';
import type {ContactFact, ContactFactsProps} from '#src/sections/company/ContactFacts';

export type ContactPageContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  facts: ContactFact[];
  factsLook: ContactFactsProps['look'];
  /** A question with a link, below the facts. */
  demo?: {text: string; action: Action};
  form: ContactFormContent;
};
