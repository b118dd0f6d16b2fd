import type {IndustryTab} from '../schema/industry-tabs';

export const automotive: IndustryTab = {
  key: 'automotive',
  label: 'Automotive',
  title: 'Sell the car before they reach the next lot',
  subtitle:
    'Website, marketplace and walk-in leads land in one pipeline and get an answer within a minute, day or night.',
  reasons: ['Replies in a minute, at 11\u00a0PM too', 'Test drives booked by text', 'Service reminders on their date'],
  link: {label: 'Learn More', about: 'about automotive', to: '/industries/automotive'},
  features: [
    {icon: 'globe', title: 'Lead capture', description: 'From your site, marketplaces and social ads'},
    {icon: 'calendar', title: 'Test-drive booking', description: 'Live slots per car and per salesperson'},
    {icon: 'repeat', title: 'Service follow-up', description: 'Reminders, recalls and seasonal offers'},
    {icon: 'chart', title: 'Desk reporting', description: 'Response time, shows and closes by rep'},
  ],
};

export const realEstate: IndustryTab = {
  key: 'real-estate',
  label: 'Real estate',
  title: 'Be the agent who answers from the driveway',
  subtitle:
    'Portal inquiries, sign calls and open-house guests reach the right agent with the listing attached, and a showing is offered right away.',
  reasons: [
    'Portal leads routed by area and price',
    'Showings booked from the road',
    'Past clients hear from you yearly',
  ],
  link: {label: 'Learn More', about: 'about real estate', to: '/industries/real-estate'},
  features: [
    {icon: 'house', title: 'Listing inquiries', description: 'Portal, sign and site leads, tagged with the address'},
    {icon: 'pin', title: 'Showing routes', description: 'Back-to-back visits with the drive in between'},
    {icon: 'board', title: 'Offer board', description: 'Every offer, counter and deadline in one view'},
    {icon: 'users', title: 'Sphere follow-up', description: 'Move-in anniversaries and referral asks'},
  ],
};

export const insurance: IndustryTab = {
  key: 'insurance',
  label: 'Insurance',
  title: 'Call about the renewal before a competitor does',
  subtitle:
    'With quotes, policies and expiration dates on one record, each producer knows which household to call this week, and why.',
  reasons: [
    'Renewals come up 60 days ahead',
    'Quotes answered while the tab is open',
    'Every disclosure kept with its date',
  ],
  link: {label: 'Learn More', about: 'about insurance', to: '/industries/insurance'},
  features: [
    {
      icon: 'document',
      title: 'Quote intake',
      description: 'Auto, home and commercial forms, as short as carriers allow',
    },
    {icon: 'clock', title: 'Renewal queue', description: 'Policies by expiration, premium and last contact'},
    {
      icon: 'layers',
      title: 'Cross-sell prompts',
      description: 'Home without auto, auto without umbrella, by household',
    },
    {icon: 'shield', title: 'Compliance trail', description: 'Calls, consents and documents filed with the policy'},
  ],
};

export const ecommerce: IndustryTab = {
  // The specification labels this tab E-Commerce and links it to the lead-generation page.
  key: 'lead-generation',
  label: 'E-Commerce',
  title: 'Bring the cart back before buying another click',
  subtitle:
    'Signups, chats and abandoned checkouts become contacts with a next step, so paid traffic keeps working after the visitor leaves.',
  reasons: [
    'Carts recovered with their items',
    'Signups scored by what they viewed',
    'Refills offered before they run out',
  ],
  link: {label: 'Learn More', about: 'about e-commerce leads', to: '/industries/lead-generation'},
  features: [
    {icon: 'bag', title: 'Signup forms', description: 'Forms on any page, each with its own tag and source'},
    {icon: 'cart', title: 'Cart recovery', description: 'An email, then a text, and nothing after checkout'},
    {icon: 'heart', title: 'Buyer segments', description: 'First, repeat and lapsed buyers, sorted by each order'},
    {icon: 'megaphone', title: 'Channel results', description: 'Revenue by ad, email and text, down to the order'},
  ],
};
