import type {Person} from '#src/content/schema/company';

export const people = {
  // The team. The blog reads authors' names and roles from blog/authors.yml.
  eliseVarga: {name: 'Elise Varga', role: 'Solutions, Toronto', portrait: '/img/people/elise-varga.svg#lime'},
  mayaOkafor: {name: 'Maya Okafor', role: 'Head of sales', portrait: '/img/people/maya-okafor.svg#peach'},
  emilHaugen: {name: 'Emil Haugen', role: 'Automation lead', portrait: '/img/people/emil-haugen.svg#mist'},
  owenPritchard: {name: 'Owen Pritchard', role: 'Search and content', portrait: '/img/people/owen-pritchard.svg#green'},
  naomiCastellanos: {
    name: 'Naomi Castellanos',
    role: 'Messaging and deliverability',
    portrait: '/img/people/naomi-castellanos.svg#lime',
  },
  priyaNair: {name: 'Priya Nair', role: 'Customer success', portrait: '/img/people/priya-nair.svg#peach'},
  farahSiddiqui: {name: 'Farah Siddiqui', role: 'Data and migration', portrait: '/img/people/farah-siddiqui.svg#green'},
  graceTolliver: {
    name: 'Grace Tolliver',
    role: 'Scheduling specialist',
    portrait: '/img/people/grace-tolliver.svg#mist',
  },

  // Customers we quote.
  danaRourke: {name: 'Dana Rourke', role: 'Sales director', portrait: '/img/people/dana-rourke.svg#peach'},
  luisCarrera: {name: 'Luis Carrera', role: 'Managing broker', portrait: '/img/people/luis-carrera.svg#mist'},
  anikaMehta: {name: 'Dr. Anika Mehta', role: 'Owner', portrait: '/img/people/anika-mehta.svg#green'},
  joanPrewitt: {name: 'Joan Prewitt', role: 'Agency principal', portrait: '/img/people/joan-prewitt.svg#lime'},
  tobiasWren: {name: 'Tobias Wren', role: 'Director of revenue', portrait: '/img/people/tobias-wren.svg#mist'},
  gwenMarlow: {name: 'Gwen Marlow', role: 'Founding partner', portrait: '/img/people/gwen-marlow.svg#peach'},
} as const satisfies Readonly<Record<string, Person>>;
