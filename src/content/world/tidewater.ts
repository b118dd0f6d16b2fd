import type {Contact, Day, Entry, Firm} from '#src/world/types';
import {contact, due, moves} from './write';

const job = (
  name: string,
  owner: string | undefined,
  stage: string,
  note: string,
  when: string,
  ...more: Entry[]
): Contact =>
  contact(name, {deal: {title: name, value: 0, ...(owner !== undefined && {owner})}, fields: {note, when}}, [
    moves('2025-06-02T08:00', stage),
    ...more,
  ]);

/** What the next step of a job waits for. */
const waits = (what: string, on: Day): Entry => due('2025-06-09T08:00', what, on);

/** The pool builder of /solutions/scale-operations, on Thursday, June 12. */
export const tidewater: Firm = {
  name: 'Tidewater Pools',
  plan: 'Enterprise',
  staff: {
    crew1: {name: 'Crew 1', role: 'Crew', tone: 'apricot'},
    crew2: {name: 'Crew 2', role: 'Crew'},
    crew3: {name: 'Crew 3', role: 'Crew', tone: 'lime'},
    beth: {name: 'Beth Kilgore', tone: 'lime'},
    abe: {name: 'Abe Tolland', tone: 'ink'},
  },
  pipeline: 'Pool installation',
  isJobs: true,
  stages: [
    {name: 'Survey and permit', tone: 'early'},
    {name: 'Excavation', tone: 'active'},
    {name: 'Installation', tone: 'waiting'},
    {name: 'Handoff', tone: 'done'},
  ],
  contacts: {
    orchard: job(
      'Orchard Row',
      'crew1',
      'Survey and permit',
      'Permit 25-0481',
      'Jun 23',
      due('2025-06-12T09:12', 'Permit 25-0481 filed', '2025-06-12', '2025-06-12T09:40'),
      moves('2025-06-12T09:40', 'Excavation'),
      due('2025-06-12T09:41', 'Excavation, crew 1', '2025-06-23', '2025-06-27T16:00'),
      due('2025-06-27T16:10', 'Shallow end poured', '2025-07-01', '2025-07-01T15:00'),
      due('2025-07-01T15:10', 'Deep end, crew 1', '2025-07-02'),
    ),
    reyes: job('Reyes family', 'crew2', 'Survey and permit', 'Crew lead surveys today', 'Day 1'),
    hollis: job('Hollis Court', 'beth', 'Survey and permit', 'Approved by city', 'Day 4'),
    alcott: job('Alcott house', 'crew3', 'Survey and permit', 'City reviews it', 'Day 6'),
    brook: job('Brook Lane', 'abe', 'Survey and permit', 'Survey booked', 'Day 2'),
    marlow: job(
      'Hartwell house',
      'abe',
      'Excavation',
      'Change order, $2,150',
      '2 days late',
      waits('Change order signed', '2025-06-10'),
    ),
    birch: job('Maple Bend', 'crew3', 'Excavation', 'Dig starts Monday', 'On time'),
    cedar: job('Cedar Point', 'crew1', 'Excavation', 'Rock at 5 feet', 'On time'),
    mercer: job('Mercer Place', 'crew2', 'Excavation', 'Digs since Tuesday', 'On time'),
    linden: job(
      'Linden Club',
      'crew2',
      'Installation',
      'Pump on order',
      'Blocked',
      waits('Pump arrives', '2025-06-16'),
    ),
    vance: job('Vance house', 'crew1', 'Installation', 'Liner signed for', 'On time'),
    okonjo: job('Ferris house', 'crew3', 'Installation', 'Filled on Friday', 'On time'),
    quarry: job('Quarry Road', 'crew2', 'Installation', 'Tiles on Friday', 'On time'),
    dalton: job('Dalton family', 'crew1', 'Installation', 'Plumbing tested', 'On time'),
    adeyemi: job('Boyd residence', 'beth', 'Handoff', 'Checklist 9 of 9', 'Service'),
    summit: job('Summit Drive', 'abe', 'Handoff', 'First filter change', 'Service'),
    sato: job(
      'Sato residence',
      undefined,
      'Handoff',
      'Warranty visit',
      'No owner',
      waits('Warranty visit', '2025-06-18'),
    ),
  },
  tallies: [],
};
