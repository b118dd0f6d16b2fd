import type {IndustryTab} from '../schema/industry-tabs';

export const healthcare: IndustryTab = {
  key: 'healthcare',
  label: 'Healthcare',
  title: 'Fill the chair that opened at nine today',
  subtitle:
    'Confirmations, recalls and waitlist offers go out by text and come back answered, so the desk can take care of the people in the room.',
  reasons: [
    'Confirmations that take yes, no or later',
    'Gaps offered to the waitlist by text',
    'Access by role, two-step sign-in',
  ],
  link: {label: 'Learn More', about: 'about healthcare', to: '/industries/healthcare'},
  features: [
    {icon: 'calendar', title: 'Patient booking', description: 'Openings by provider, visit type and location'},
    {icon: 'edit', title: 'Intake packets', description: 'Histories and consents arrive before the visit'},
    {icon: 'repeat', title: 'Recall lists', description: 'Cleanings and checkups invited, until they book'},
    {icon: 'star', title: 'Review requests', description: 'Two days after each visit, to everyone who came'},
  ],
};

export const professionalServices: IndustryTab = {
  key: 'professional-services',
  label: 'Professional services',
  title: 'Send the proposal while they still remember you',
  subtitle:
    'Inquiries, discovery calls, engagement letters and invoices follow one path, and nothing waits for a partner to notice.',
  reasons: [
    'Intake that asks the right questions first',
    'Proposals followed up politely, on schedule',
    'Retainers renewed before they run out',
  ],
  link: {label: 'Learn More', about: 'about professional services', to: '/industries/professional-services'},
  features: [
    {icon: 'brief', title: 'Client intake', description: 'Matter, budget and deadline before the first call'},
    {icon: 'document', title: 'Proposal tracking', description: 'See when it was opened, and how often'},
    {icon: 'flag', title: 'Engagement steps', description: 'Letter, deposit and kickoff tasks in order'},
    {icon: 'clock', title: 'Calendar view', description: 'Booked and open hours by practitioner'},
  ],
};

export const hospitality: IndustryTab = {
  key: 'hospitality',
  label: 'Hospitality',
  title: 'Make the second stay a direct booking',
  subtitle:
    'Reservations, table requests and event inquiries share one guest record. Your staff know the room, the allergy and the anniversary.',
  reasons: [
    'Group inquiries quoted the same day',
    'Arrival texts with parking and check-in',
    'A return offer without commission',
  ],
  link: {label: 'Learn More', about: 'about hospitality', to: '/industries/hospitality'},
  features: [
    {icon: 'bed', title: 'Guest profiles', description: 'Stays, preferences and special dates in one place'},
    {icon: 'board', title: 'Event pipeline', description: 'Weddings and dinners from inquiry to deposit'},
    {icon: 'message', title: 'Stay messages', description: 'Before arrival, during the stay, after checkout'},
    {icon: 'chart', title: 'Booking report', description: 'Direct, partner and repeat stays by week'},
  ],
};

export const otherIndustries: IndustryTab = {
  key: 'other',
  label: 'Other industries',
  title: 'Your industry has its own path. We map it.',
  subtitle:
    'Manufacturers, schools, gyms, builders, growers and public agencies run the same boards with their own stages, fields and words.',
  reasons: [
    'Stages named the way you speak',
    'Ten more industries already mapped',
    'A person who asks about your work first',
  ],
  link: {label: 'Learn More', about: 'about other industries', to: '/industries/other'},
  features: [
    {icon: 'grid', title: 'Custom fields', description: 'Machines, members, permits or vehicles on the contact'},
    {icon: 'card', title: 'Quote to order', description: 'Estimates, approvals and site visits on one board'},
    {icon: 'users', title: 'Enrollment cycles', description: 'Terms, memberships and grants with their deadlines'},
    {icon: 'pin', title: 'Field scheduling', description: 'Crews, dates and an arrival text on the way'},
  ],
};
