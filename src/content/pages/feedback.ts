import type {PageFeedbackLabels} from '#src/content/schema/feedback';

/** The question at the end of each doc. */
export const feedback: PageFeedbackLabels = {
  note: 'We save your answer with the address of this page and nothing about you. Please don’t include names.',
  send: 'Send',
  sending: 'Sending...',
  noted: 'Thanks, your answer is saved. You can add a comment.',
  thanks: 'Thanks. Your answer goes to the people who write these guides.',
  failed: 'Your answer wasn’t saved. Check your connection and choose Send.',
};

/** `/feedback/sent`, after a form post without JavaScript. */
export const feedbackSent = {
  meta: {
    title: 'Answer received',
    description:
      'Thanks for your feedback on our documentation. Your answer is saved and goes to the people who write these guides.',
  },
  title: 'Thank you for your feedback',
  lead: 'It’s saved with the address of the page and goes to the people who write these guides.',
  back: {label: 'To the Documentation', to: '/docs'},
  support: {label: 'Contact Support', to: '/contact-support'},
};
