import {company, phoneHref} from '#src/content/company';
import type {ContactFormContent} from '#src/features/contact-form/types';
import type {ContactFact} from '#src/sections/ContactFacts';
import type {ContactPageContent} from '#src/templates/ContactPage/types';

const email: ContactFact = {
  icon: 'mail',
  label: 'Email',
  link: {text: company.supportEmail, href: `mailto:${company.supportEmail}`},
  note: `Answer in ${company.responseTimes.email}`,
};

const phone: ContactFact = {icon: 'phone', label: 'Phone', link: {text: company.phone, href: phoneHref}};

const form: Omit<ContactFormContent, 'id' | 'messages'> = {
  title: 'Send a message',
  requiredNote: 'Required',
  send: 'Send Message',
  sending: 'Sending...',
  note: {
    text: `We reply within ${company.responseTimes.email} on working days. See our`,
    link: {label: 'privacy policy', to: '/privacy'},
  },
  mail: {
    to: company.supportEmail,
    subject: 'Message from',
    title: 'This form could not send your message',
    text: 'Your email app should open with everything filled in. If it did not, copy your message and mail it to',
    copyAddress: 'Copy address',
    copyMessage: 'Copy message',
    openAgain: 'Open email app again',
  },
};

/** `/contact` and `/contact-us`. The words of `messages` are the specification's. */
export const contact: ContactPageContent = {
  meta: {
    title: 'Contact us',
    description: `Write to ${company.name}, call ${company.phone} or schedule a demo. Email is answered in ${company.responseTimes.email}, and the phone desk is open six days a week.`,
  },
  title: 'Talk to a person',
  lead: 'Sales, setup or a bill you don’t recognize: write here and it reaches someone who can act on it.',
  facts: [email, {...phone, note: 'Eastern Time'}, {icon: 'clock', label: 'Hours', hours: company.hours}],
  factsLook: 'list',
  demo: {text: 'Prefer to see it first?', action: {label: 'Schedule a Demo', opensDemo: true}},
  form: {
    ...form,
    id: 'contact',
    messages: {
      sent: {title: "Message sent successfully! We'll get back to you soon."},
      failed: {title: 'Opening your email client to send the message'},
      missing: {title: 'Please fill in all required fields'},
    },
  },
};

/** `/contact-support`. */
export const contactSupport: ContactPageContent = {
  meta: {
    title: 'Contact support',
    description: `Stuck in your ${company.name} account? Send the support desk a message or call. Email is answered in ${company.responseTimes.email}, live chat in ${company.responseTimes.liveChat}.`,
  },
  title: 'Get help from support',
  lead: 'Tell us what you were doing and what happened instead. Someone who knows the product answers by email.',
  facts: [
    email,
    {...phone, note: 'Have the email of your account at hand'},
    {
      icon: 'clock',
      label: 'Hours',
      hours: company.hours.slice(0, 1),
      note: `Live chat answers in ${company.responseTimes.liveChat}`,
    },
  ],
  factsLook: 'cards',
  form: {
    ...form,
    id: 'support',
    messages: {
      sent: {title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon."},
      failed: {title: 'Opening Email Client', text: 'Your email client will open with the message pre-filled.'},
      missing: {title: 'Missing Information', text: 'Please fill in all required fields.'},
    },
    mail: {...form.mail, subject: 'Support request from'},
  },
};

/** `/contact/sent`: where a form lands that was posted without JavaScript. */
export const contactSent = {
  meta: {
    title: 'Message sent',
    description: `Your message has reached ${company.name}. Here is when you will hear from us, and how to reach us sooner.`,
  },
  title: 'Message Sent!',
  lead: "Thank you for your message. We'll get back to you soon.",
  nextTitle: 'What happens next',
  next: [
    {
      title: 'It is with the support desk',
      description: 'Your message is stored, and a person reads it. You need not send it twice.',
    },
    {
      title: `You get an answer in ${company.responseTimes.email}`,
      description: `It comes by email during support hours: ${company.supportHours}.`,
    },
    {
      title: 'You can reply to it',
      description: 'Answer that email with a screenshot or one more question.',
    },
  ],
  action: {label: 'Back to Home', to: '/'},
};
