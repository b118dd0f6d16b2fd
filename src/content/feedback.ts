import type {PageFeedbackWords} from '#src/features/page-feedback/types';

/** The question under each page of the documentation. */
export const feedback: PageFeedbackWords = {
  note: 'We store your answer with the address of this page, and nothing about you. Please leave out names.',
  send: 'Send',
  sending: 'Sending...',
  noted: 'Thank you, that is stored. You may add a comment.',
  thanks: 'Thank you. Your answer goes to the people who write these pages.',
  failed: 'Your answer was not saved. Check your connection and choose Send.',
};

/** `/feedback/sent`: where the form lands without JavaScript. */
export const feedbackSent = {
  meta: {
    title: 'Answer received',
    description:
      'Your answer about a page of the documentation is stored and goes to the people who write these pages.',
  },
  title: 'Thank you for your answer',
  lead: 'It is stored with the address of the page, and goes to the people who write these pages.',
  back: {label: 'To the Documentation', to: '/docs'},
  support: {label: 'Contact Support', to: '/contact-support'},
};
