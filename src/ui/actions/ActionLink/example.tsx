import {company} from '#src/content/company/company';
import type {Example} from '#src/ui/example';
import {ActionLink} from './index';

const features = {label: 'See Features', to: '/features'};

export const example: Example = {
  purpose: 'An action that looks like an underlined link.',
  layout: 'row',
  variants: {
    'to, href, opensDemo': (
      <>
        <ActionLink action={features} />
        <ActionLink action={{label: company.supportEmail, href: `mailto:${company.supportEmail}`}} />
        <ActionLink action={{label: 'Book a Demo', opensDemo: true}} />
      </>
    ),
    arrow: <ActionLink action={features} arrow />,
  },
};
