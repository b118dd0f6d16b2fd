import {company, phoneHref} from './company';
import type {Action, PageMeta} from './types';

export type BookContent = {
  meta: PageMeta;
  title: string;
  text: string;
  ways: {label: string; action: Action; note: string}[];
  after: string;
};

/** The booking page. It stands alone and inside the dialog's frame. */
export const bookPage: BookContent = {
  meta: {
    title: 'Book your demo',
    description:
      'Arrange a 30-minute, one-to-one demo of Scalewell by email or phone. Name two times that suit you and we confirm one.',
  },
  title: 'Pick a time with us',
  text: 'Send two or three times that suit you, with your time zone. We answer with a calendar invitation and a video link.',
  ways: [
    {
      label: 'Email',
      action: {label: company.salesEmail, href: `mailto:${company.salesEmail}?subject=Demo%20request`},
      note: `Answered in ${company.responseTimes.email}`,
    },
    {label: 'Phone', action: {label: company.phone, href: phoneHref}, note: company.supportHours},
  ],
  after:
    'The session takes 30 minutes. Bring the process that costs you the most time; we rebuild one step of it on screen.',
};
