import {managedAddOns} from '#src/content/pricing/add-ons';
import {clients} from '#src/content/company/clients';
import {homeHero} from '#src/content/home/hero';
import {homeProcess} from '#src/content/home/process';
import {homeClosing} from '#src/content/home/questions';
import {homeSolutions} from '#src/content/home/solutions';
import {homeTools} from '#src/content/home/tools';
import {industryTabs} from '#src/content/industry-tabs/index';
import {testimonials} from '#src/content/company/testimonials';
import {longerThan, repeated} from '../support/copy-rules';

const keys = [
  'automotive',
  'real-estate',
  'insurance',
  'healthcare',
  'lead-generation',
  'professional-services',
  'hospitality',
  'other',
];

describe('home page', () => {
  test('starts with Book a Demo, which opens the dialog, and Learn More, which scrolls to the features', () => {
    expect(homeHero.actions).toEqual([
      {label: 'Book a Demo', opensDemo: true},
      expect.objectContaining({label: 'Learn More', to: '#features'}),
    ]);
  });

  test('has the three value points in the specification', () => {
    expect(homeHero.values.map(({title}) => title)).toEqual([
      'Scalable solutions',
      '100+ integrations',
      'Global reach',
    ]);
  });

  test('has the four feature cards, each linking to /features', () => {
    expect(homeTools.cells.map(({title, to}) => `${title} ${to}`)).toEqual([
      'CRM Dashboard /features',
      'SMS & Email Hub /features',
      'Visual Pipelines /features',
      'Automation Workflows /features',
    ]);
  });

  test('has three solution cards that link to solution pages', () => {
    const targets = homeSolutions.rows.map(({to}) => to);
    expect(targets).toHaveLength(3);
    expect(targets.filter((to) => !/^\/solutions\/[a-z-]+$/.test(to))).toEqual([]);
  });

  test('has the three steps by their names in the specification, and a button that opens the dialog', () => {
    expect(homeProcess.steps.map(({title}) => title)).toEqual([
      'Strategic Planning & Setup',
      'Implementation & Integration',
      'Training & Optimization',
    ]);
    expect(homeProcess.action).toEqual({label: 'Schedule Your Strategy Call', opensDemo: true});
  });

  test('has three testimonials with author, role, company and industry, without quotation marks', () => {
    expect(testimonials).toHaveLength(3);
    for (const {content, author, role, company, industry} of testimonials) {
      expect([author, role, company, industry].filter((text) => text === '')).toEqual([]);
      expect(content).not.toMatch(/^["“]|["”]$/);
    }
  });

  test('lists five clients', () => {
    expect(clients).toHaveLength(5);
  });

  test('lists the five managed add-ons, whose Learn More opens the dialog with the add-on’s name', () => {
    expect(managedAddOns.map(({title}) => title)).toEqual([
      'Ads Management',
      'Social Media',
      'SEO Services',
      'Automation Development',
      'Dedicated Success Manager',
    ]);
    for (const {title, action} of managedAddOns) {
      expect(action).toEqual({label: 'Learn More', about: `about ${title}`, opensDemo: true});
    }
  });

  test('ends with the text and links in the specification', () => {
    expect(homeClosing.title).toBe('Ready to Scale Smarter?');
    expect(homeClosing.action).toEqual({label: 'Get Started — Free Demo', to: '/demo', opensDemo: true});
    expect(homeClosing.links?.map((link) => ('to' in link ? link.to : link))).toEqual([
      '/case-studies',
      '/security',
      '/about',
    ]);
  });
});

describe('industry tabs', () => {
  test('have the eight keys in the specification in order, with lead generation labeled E-Commerce', () => {
    expect(industryTabs.map(({key}) => key)).toEqual(keys);
    expect(industryTabs.find(({key}) => key === 'lead-generation')?.label).toBe('E-Commerce');
  });

  test.each(industryTabs.map((tab) => [tab.key, tab] as const))('%s has all its parts', (key, tab) => {
    expect({reasons: tab.reasons.length, cards: tab.features.length}).toEqual({reasons: 3, cards: 4});
    expect(tab.link).toMatchObject({label: 'Learn More', to: `/industries/${key}`});
    expect(longerThan(9, [tab.title])).toEqual([]);
    expect(longerThan(30, [tab.subtitle])).toEqual([]);
    expect(longerThan(15, [...tab.reasons, ...tab.features.map(({description}) => description)])).toEqual([]);
  });

  test('no two tabs share a sentence: write each for its industry', () => {
    const texts = industryTabs.flatMap(({title, subtitle, reasons, features}) => [
      title,
      subtitle,
      ...reasons,
      ...features.flatMap((feature) => [feature.title, feature.description]),
    ]);
    expect(repeated(texts)).toEqual([]);
  });
});
