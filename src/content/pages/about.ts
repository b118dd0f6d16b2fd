import {company} from '#src/content/company/company';
import {people} from '#src/content/company/people';
import {supportDesk} from '#src/content/pictures/about';
import type {AboutContent, TeamMember} from '#src/content/schema/about';
import {capital, spelled} from '#src/world/describe';

/** Those who write for the blog have a link to their articles. */
const team: readonly TeamMember[] = people.map(({author, ...person}) =>
  author === undefined ? person : {...person, to: `/blog/authors/${author}`},
);

/** `/about`. The specification gives the headline, section titles and value names. The years are sample copy. */
export const aboutPage: AboutContent = {
  meta: {
    title: `About ${company.name}, a CRM company in ${company.city.split(',')[0] ?? ''}`,
    description: `${company.name} has made sales follow-up simpler since ${company.foundedYear}: our story, our mission, and the three values behind what we build.`,
  },
  title: 'Built to Simplify Sales and Customer Growth',
  aside: 'We make software that answers, books and follows up, and we set it up together with you.',
  action: {label: 'Book a Demo', opensDemo: true},
  place: {
    picture:
      'Drawing of the Toronto waterfront: a low office with its lights on between the towers, a streetcar, and a sailboat on the lake.',
    facts: [`${company.legalName}, ${company.address}`, company.supportHours],
  },
  story: {
    title: 'Our Story',
    text: `${company.city}, since ${company.foundedYear}.`,
    paragraphs: [
      'It started with a question: why do good businesses take so long to reply?',
      'The owners we met weren’t careless. They had six tools, and none showed the whole customer. So we put the lead, the message, the appointment and the invoice on one record, short enough to read between two visits.',
      'Then came the harder half. Few people have a month to spare for setting up software, and an empty account is no help. So we started doing it for them: importing the data, writing the messages, building the website, training the team. Our engineers still sit in on setups, because that’s where the best feature requests come from.',
    ],
  },
  years: {
    label: 'Year by year',
    items: [
      {year: company.foundedYear, title: 'One inbox', description: 'Texts, calls and email on a single page.'},
      {year: 2020, title: 'A calendar', description: 'Booking pages, and reminders customers can reply to.'},
      {year: 2021, title: 'Pipelines', description: 'Boards that show each deal and its next step.'},
      {year: 2022, title: 'Done for you', description: 'A services team for sites, campaigns and automations.'},
      {
        year: 2024,
        title: 'Connections',
        description: `${company.claims.integrations} integrations, so customer data stays in sync.`,
      },
      {
        year: company.copyrightYear,
        title: 'Today',
        description: `${company.claims.businesses} businesses, and still one record per customer.`,
      },
    ],
  },
  team: {
    title: 'The people who answer',
    aside: `${capital(spelled(team.length))} of the ${company.claims.teamMembers} people you may meet in a demo, a setup or the support chat, ${company.chat}.`,
    members: team,
  },
  mission: {
    title: 'Our Mission',
    text: 'Less time on follow-up, more with the customer in front of you. Three values decide what we build and what we leave out.',
    practiceLabel: 'In practice',
    values: [
      {
        title: 'Simplicity First',
        description: 'A screen that needs a manual isn’t finished. We remove a step before we add one.',
        practice: 'New screens are tried by someone who has never seen them.',
      },
      {
        title: 'Customer Success',
        description: 'A launch is done when your team works in it without our help, not when the invoice is paid.',
        practice: 'Training happens on your data, with your customers’ names.',
      },
      {
        title: 'Continuous Innovation',
        description: 'Small improvements every few weeks, without making you relearn anything.',
        practice: 'Most changes begin with a request from a customer.',
      },
    ],
  },
  ownUse: {
    title: 'We work in it every day',
    text: 'Our sales calls, support requests and projects run on the same screens you would use. When something is clumsy, we notice first.',
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
    title: 'Spend half an hour with one of us',
    text: 'Ask how we would handle your slowest step. You’ll see the answer on screen, from someone on the team that would set it up.',
    action: {label: 'Book a Demo', opensDemo: true},
    links: [
      {label: 'Our customers’ stories', to: '/case-studies'},
      {label: 'Contact', to: '/contact'},
    ],
  },
};
