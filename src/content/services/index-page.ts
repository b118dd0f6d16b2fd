import type {IndexPageContent} from '#src/templates/IndexPage';

/** /services. Titles and button labels are the specification's: Learn More opens the dialog, the title leads to the page. */
export const servicesIndex: IndexPageContent = {
  meta: {
    title: 'Services: a team that does the work with you',
    description:
      'Websites, social media and ads, content, CRM automation and SEO by one team, each connected to your account so its results can be counted.',
  },
  title: 'Our team builds it. You run the business.',
  aside: 'For work that takes a specialist. Each service reports into your pipeline, so you see what it earned.',
  actions: [{label: 'Discuss Your Needs', opensDemo: true}],
  rowAction: {label: 'Learn More', opensDemo: true},
  after: {text: 'Projects with a start and an end:'},
  closing: {
    title: 'Not sure which service comes first?',
    text: 'Show us your site, your inbox and your last month of leads. We will name the service to begin with, or none.',
    action: {label: 'Schedule a Consultation', opensDemo: true},
  },
};
