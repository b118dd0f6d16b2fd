import {company} from '#src/content/company';
import {supportDesk} from '#src/content/pictures/about';
import type {AboutContent} from '#src/templates/AboutPage/types';

/** /about. Headline, section titles and the names of the three values are the specification's. The years are sample copy. */
export const aboutPage: AboutContent = {
  meta: {
    title: 'About us',
    description: `${company.name} has made sales follow-up simpler since ${company.foundedYear}: our story, our mission, and the three values that decide what we build.`,
  },
  title: 'Built to Simplify Sales and Customer Growth',
  aside: 'We make software that answers, books and follows up, and we sit beside you while it is set up.',
  action: {label: 'Book a Demo', opensDemo: true},
  story: {
    title: 'Our Story',
    text: `${company.city}, since ${company.foundedYear}.`,
    paragraphs: [
      'It began with a question: why do good businesses answer so slowly?',
      'The owners we met were not careless. They had six tools, and the customer was whole in none of them. So we put the lead, the message, the appointment and the invoice on one record, short enough to read between two visits.',
      'Then came the harder half. Few people have a free month to set up software, and an empty account helps nobody. We began to do it for them: import the data, write the messages, build the website, train the team. Our engineers still sit in, because that is where the best requests come from.',
    ],
  },
  years: {
    label: 'Year by year',
    items: [
      {year: company.foundedYear, title: 'One inbox', description: 'Texts, calls and email on a single page.'},
      {year: 2020, title: 'A calendar', description: 'Booking pages, and reminders that somebody answers.'},
      {year: 2021, title: 'Pipelines', description: 'Boards that show each deal and its next step.'},
      {year: 2022, title: 'Done for you', description: 'A services team for sites, campaigns and automations.'},
      {
        year: 2024,
        title: 'Connections',
        description: `${company.claims.integrations} integrations, so nobody types a name twice.`,
      },
      {
        year: company.copyrightYear,
        title: 'Today',
        description: `${company.claims.businesses} businesses, and still one record per customer.`,
      },
    ],
  },
  mission: {
    title: 'Our Mission',
    text: 'Less time on follow-up, more with the customer in front of you. Three values decide what we build, and what we leave out.',
    practiceLabel: 'How you notice',
    values: [
      {
        title: 'Simplicity First',
        description: 'A screen that needs a manual is not finished. We take a step away before we add one.',
        practice: 'New screens are tried by someone who has never seen them.',
      },
      {
        title: 'Customer Success',
        description: 'A launch counts when your team works in it without asking us, not when the invoice is paid.',
        practice: 'Training happens on your data, with your customers’ names.',
      },
      {
        title: 'Continuous Innovation',
        description: 'Small improvements every week, and none that moves what you have already learned.',
        practice: 'Release notes name the request that each change answers.',
      },
    ],
  },
  ownUse: {
    title: 'We work in it every day',
    text: 'Our sales calls, support requests and project plans run on the screens that you would use. When something is clumsy, we feel it first.',
    action: {label: 'Contact support', to: '/contact-support'},
    picture: supportDesk,
  },
  stats: {
    label: `${company.name} in figures`,
    items: [
      {figure: company.claims.businesses, label: 'businesses served'},
      {figure: company.claims.teamMembers, label: 'team members'},
      {figure: company.claims.support, label: 'support, on every plan'},
      {figure: company.claims.uptime, label: 'uptime target'},
    ],
  },
  closing: {
    title: 'Half an hour with one of us',
    text: 'Ask how we would handle your slowest step. You get the answer on screen, from someone who will still be here next year.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'Our customers’ stories', to: '/case-studies'},
      {label: 'Contact', to: '/contact'},
    ],
  },
};
