import type {Person} from '#src/content/schema/company';

export const people = {
  // The team. The blog reads authors' names and roles from blog/authors.yml.
  eliseVarga: {name: 'Elise Varga', role: 'Solutions, Toronto', portrait: '/img/people/elise-varga.svg'},
  mayaOkafor: {name: 'Maya Okafor', role: 'Head of sales', portrait: '/img/people/maya-okafor.svg'},
  emilHaugen: {name: 'Emil Haugen', role: 'Automation lead', portrait: '/img/people/emil-haugen.svg'},
  owenPritchard: {name: 'Owen Pritchard', role: 'Search and content', portrait: '/img/people/owen-pritchard.svg'},
  naomiCastellanos: {
    name: 'Naomi Castellanos',
    role: 'Messaging and deliverability',
    portrait: '/img/people/naomi-castellanos.svg',
  },
  priyaNair: {name: 'Priya Nair', role: 'Customer success', portrait: '/img/people/priya-nair.svg'},
  farahSiddiqui: {name: 'Farah Siddiqui', role: 'Data and migration', portrait: '/img/people/farah-siddiqui.svg'},
  graceTolliver: {name: 'Grace Tolliver', role: 'Scheduling specialist', portrait: '/img/people/grace-tolliver.svg'},

  // Customers we quote.
  danaRourke: {name: 'Dana Rourke', role: 'Sales director', portrait: '/img/people/dana-rourke.svg'},
  luisCarrera: {name: 'Luis Carrera', role: 'Managing broker', portrait: '/img/people/luis-carrera.svg'},
  anikaMehta: {name: 'Dr. Anika Mehta', role: 'Owner', portrait: '/img/people/anika-mehta.svg'},
  joanPrewitt: {name: 'Joan Prewitt', role: 'Agency principal', portrait: '/img/people/joan-prewitt.svg'},
  tobiasWren: {name: 'Tobias Wren', role: 'Director of revenue', portrait: '/img/people/tobias-wren.svg'},
  gwenMarlow: {name: 'Gwen Marlow', role: 'Founding partner', portrait: '/img/people/gwen-marlow.svg'},
} as const satisfies Readonly<Record<string, Person>>;
