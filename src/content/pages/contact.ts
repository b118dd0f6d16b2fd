import {company, phoneHref} from '#src/content/company/company';
import {people} from '#src/content/company/people';
import {supportDesk} from '#src/content/pictures/about';
import {productFacts} from '#src/content/product/facts';
import type {ContactFact, ContactPageContent} from '#src/content/schema/contact';
import {capital, spelled} from '#src/world/describe';

const email: ContactFact = {
  icon: 'mail',
  label: 'Email',
  link: {text: company.supportEmail, href: `mailto:${company.supportEmail}`},
  note: `Reply in ${company.responseTimes.email}`,
};

const phone: ContactFact = {icon: 'phone', label: 'Phone', link: {text: company.phone, href: phoneHref}};

const team = people.slice(0, 4);

/** `/contact` and `/contact-us`. */
export const contact: ContactPageContent = {
  meta: {
    title: 'Contact sales and support',
    description: `Email ${company.name}, call ${company.phone} or schedule a demo. Email is answered in ${company.responseTimes.email}, and the phone is staffed Monday to Saturday.`,
  },
  title: 'Talk to a person',
  lead: 'Contact sales or support by form, email or phone. Your message goes to someone who can do something about it.',
  facts: [
    email,
    {
      ...phone,
      note: `Eastern Time. Sales and setup calls on every plan; product support by phone on ${productFacts.phoneSupportPlans}`,
    },
    {
      icon: 'clock',
      label: 'Phone hours',
      hours: company.hours,
      note: `Chat (${company.chat}) and tickets: ${company.claims.support}`,
    },
    {icon: 'pin', label: 'Mailing address', note: company.address},
  ],
  factsLook: 'list',
  demo: {text: 'Prefer to see it first?', action: {label: 'Schedule a Demo', opensDemo: true}},
  below: {
    title: 'The people who answer',
    aside: `${capital(spelled(team.length))} of the people your message may reach.`,
    members: team,
  },
};

/** `/contact-support`. */
export const contactSupport: ContactPageContent = {
  meta: {
    title: 'Contact support',
    description: `Stuck in your ${company.name} account? Email is answered in ${company.responseTimes.email}, chat in the app in ${company.responseTimes.liveChat}. Pro and Enterprise can call.`,
  },
  title: 'Get help from support',
  lead: 'Tell us what you were doing and what happened instead. Someone who knows the product will email you back.',
  facts: [
    email,
    {...phone, note: `Product support by phone: ${productFacts.phoneSupportPlans}. Have your account email ready`},
    {
      icon: 'clock',
      label: 'Hours',
      hours: company.hours.slice(0, 2),
      note: `Tickets and chat (${company.chat}) ${company.claims.support}; chat typically replies in ${company.responseTimes.liveChat}`,
    },
  ],
  factsLook: 'cards',
  below: {
    title: 'How fast we answer',
    aside: `Our own support desk in May: chat in ${company.responseTimes.liveChat}, email in ${company.responseTimes.email}.`,
    picture: supportDesk,
  },
};

/** `/contact/sent`, after a form post without JavaScript. */
export const contactSent = {
  meta: {
    title: 'Message sent',
    description: `Your message has reached ${company.name}. Here’s when you’ll hear from us and how to reach us sooner.`,
  },
  title: 'Message Sent!',
  lead: "Thank you for your message. We'll get back to you soon.",
  nextTitle: 'What happens next',
  next: [
    {
      title: 'It’s with our support team',
      description: 'Your message is saved, and a person will read it. There’s no need to send it again.',
    },
    {
      title: `You’ll get a reply in ${company.responseTimes.email}`,
      description: `It comes by email. Support hours: ${company.supportHours}.`,
    },
    {
      title: 'You can reply to it',
      description: 'Reply to that email with a screenshot or another question.',
    },
  ],
  action: {label: 'Back to Home', to: '/'},
};
