import type {IndexPageContent} from '#src/content/schema/families';

/**
 * `/services`. The specification gives titles and button labels: Learn More opens the dialog, the title links to the
 * page.
 */
export const servicesIndex: IndexPageContent = {
  meta: {
    title: 'CRM setup and marketing services',
    description:
      'Websites, social media and ads, content, CRM automation and SEO by one team, each connected to your account so you can measure the results.',
  },
  title: 'Setup and marketing, built by our team',
  aside:
    'Each service reports into your pipeline, so you can see what it earned. Setup packages have a price; ads, SEO and websites are quoted after a call.',
  actions: [{label: 'Discuss Your Needs', opensDemo: true}],
  rowAction: {label: 'Learn More', opensDemo: true},
  closing: {
    title: 'Not sure which service comes first?',
    text: 'Show us your site, your inbox and last month’s leads. We’ll tell you which service to start with, if any.',
    action: {label: 'Schedule a Consultation', opensDemo: true},
  },
};
