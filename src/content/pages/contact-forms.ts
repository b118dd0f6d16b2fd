import {company} from '#src/content/company/company';
import type {ContactFormContent} from '#src/content/schema/contact';

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
    text: `We reply in ${company.responseTimes.email}. See our`,
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

/** Both contact forms, by page. The specification gives the texts in `messages`. */
export const contactForms = {
  contact: {
    ...form,
    id: 'contact',
    messages: {
      sent: {title: "Message sent successfully! We'll get back to you soon."},
      failed: {title: 'Opening your email client to send the message'},
      missing: {title: 'Please fill in all required fields'},
    },
  },
  support: {
    ...form,
    id: 'support',
    messages: {
      sent: {title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon."},
      failed: {title: 'Opening Email Client', text: 'Your email client will open with the message pre-filled.'},
      missing: {title: 'Missing Information', text: 'Please fill in all required fields.'},
    },
    mail: {...form.mail, subject: 'Support request from'},
  },
} satisfies Record<string, ContactFormContent>;
