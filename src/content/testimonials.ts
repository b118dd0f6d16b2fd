import type {Testimonial} from '#src/content/types';

/** Sample copy: invented people and companies, replaced by the owner before launch. No quotation marks here. */
export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    content:
      'We used to lose the weekend leads. Now a text goes out in a minute and Monday starts with nine test drives on the board.',
    author: 'Dana Rourke',
    role: 'Sales director',
    company: 'Northfield Motors',
    industry: 'Automotive',
  },
  {
    content: 'Reminders alone paid for it. The front desk stopped phoning people to ask whether they are coming.',
    author: 'Dr. Anika Mehta',
    role: 'Owner',
    company: 'Clearwater Dental',
    industry: 'Healthcare',
  },
  {
    content: 'Every agent sees the same board. I no longer ask for updates; I read them.',
    author: 'Luis Carrera',
    role: 'Managing broker',
    company: 'Harbour & Pine',
    industry: 'Real estate',
  },
];
