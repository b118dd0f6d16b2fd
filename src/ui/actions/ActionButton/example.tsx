import {company} from '#src/content/company/company';
import type {Example} from '#src/ui/example';
import {ActionButton} from './index';

const features = {label: 'See Features', to: '/features'};

export const example: Example = {
  purpose: 'An action that looks like a button: a link to a page or another site, or the booking dialog.',
  background: 'band',
  layout: 'row',
  variants: {
    'variant="accent", on the band only': (
      <>
        <ActionButton action={{label: 'Book a Demo', opensDemo: true}} variant="accent" size="lg" />
        <ActionButton action={features} variant="secondary" size="lg" />
      </>
    ),
    icon: (
      <>
        <ActionButton action={features} icon="arrow" />
        <ActionButton action={{label: 'CRM Login', href: company.loginUrl}} variant="quiet" icon="arrow-up-right" />
      </>
    ),
  },
};
