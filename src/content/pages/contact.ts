import {company, phoneHref} from '#src/content/company/company';
import {productFacts} from '#src/content/product/facts';
import type {ContactPageContent, ContactFormContent, ContactFact} from '#src/content/schema/contact';

const email: ContactFact = {
  icon: 'mail',
  label: 'Email',
  link: {text: company.supportEmail, href: `mailto:${company.supportEmail}`},
  note: `Reply in ${company.responseTimes.email}`,
};

const phone: ContactFact = {icon: 'phone', label: 'Phone', link: {text: company.phone, href: phoneHref}};

const form: Omit<ContactFormContent, 'id' | 'messages'> = {
  title: 'Send a message',
  requiredNote: 'Required',
  topics: {
    dpa: 'Please send us your data processing agreement (DPA).',
    baa: 'Please send us your business associate agreement (BAA).',
    overview: 'Please send us your security overview.',
    questionnaire: 'We have a security questionnaire for you.',
  },
  send: 'Send Message',
  sending: 'Sending...',
  note: {
    text: `We reply within ${company.responseTimes.email} on business days. See our`,
    link: {label: 'privacy policy', to: '/privacy'},
  },
  mail: {
    to: company.supportEmail,
    subject: 'Message from',
    title: 'This form could not send your message',
    text: 'Your email app should open with everything filled in. If it didn’t, copy your message and email it to',
    copyAddress: 'Copy address',
    copyMessage: 'Copy message',
    openAgain: 'Open email app again',
  },
};

/** `/contact` and `/contact-us`. The specification gives the texts in `messages`. */
export const contact: ContactPageContent = {
  meta: {
    title: 'Contact sales and support',
    description: `Email ${company.name}, call ${company.phone} or schedule a demo. Email is answered in ${company.responseTimes.email}, and the phone is staffed Monday to Saturday.`,
  },
  title: 'Talk to a person',
  lead: 'Sales, setup or a charge you don’t recognize: your message goes to someone who can do something about it.',
  facts: [
    email,
    {
      ...phone,
      note: `Eastern Time. Sales and setup calls on every plan; product support by phone on ${productFacts.phoneSupportPlans}`,
    },
    {icon: 'clock', label: 'Phone hours', hours: company.hours, note: `Chat and tickets: ${company.claims.support}`},
    {icon: 'pin', label: 'Mailing address', note: company.address},
  ],
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
    description: `Stuck in your ${company.name} account? Message our support team any time, or call us on Pro and Enterprise. Email is answered in ${company.responseTimes.email}, live chat in ${company.responseTimes.liveChat}.`,
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
      note: `Tickets and chat ${company.claims.support}; chat typically replies in ${company.responseTimes.liveChat}`,
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
      description: `It comes by email on business days: ${company.supportHours}.`,
    },
    {
      title: 'You can reply to it',
      description: 'Reply to that email with a screenshot or another question.',
    },
  ],
  action: {label: 'Back to Home', to: '/'},
};
