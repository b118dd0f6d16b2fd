import {story} from '#src/content/story/northfield';
import type {BoardCard, Person} from '#src/content/schema/pictures/parts';

/**
 * People in the story, with their initials and deals. Tables, boards and threads show the contact's initials; only bars
 * show the deal's owner.
 */
export const tomas: Person & {name: string} = {
  name: story.shopper.name,
  initials: story.shopper.initials,
  tone: 'ink',
};
export const ivy: Person & {name: string} = {name: 'Ivy Lindqvist', initials: 'IL', tone: 'lime'};
export const halden: Person & {name: string} = {name: 'Halden Courier', initials: 'HC', tone: 'apricot'};
export const elena: Person & {name: string} = {name: 'Elena Petrova', initials: 'EP', tone: 'lime'};
export const jonas: Person & {name: string} = {name: 'Jonas Berg', initials: 'JB'};
export const marta: Person & {name: string} = {name: 'Marta Silva', initials: 'MS', tone: 'apricot'};
export const noor: Person & {name: string} = {name: 'Noor Haddad', initials: 'NH'};
export const oakline: Person & {name: string} = {name: 'Oakline Studio', initials: 'OS'};
export const daniel: Person = {initials: story.seller.initials, tone: 'apricot'};
export const northfield = {name: story.company, person: {initials: 'N'}} as const;

const brandt: Person & {name: string} = {name: 'Brandt Roofing', initials: 'BR'};
const paula: Person & {name: string} = {name: 'Paula Brandt', initials: 'PB', tone: 'lime'};

const deal = (title: string, owner: Person & {name: string}, value: string) => ({
  title,
  note: owner.name,
  value,
  owner,
});

export const deals = {
  ridgeback: deal(story.car.name, tomas, story.car.price),
  tradeIn: deal('Trade-in inquiry', ivy, '$18,400'),
  cityPair: deal('City EV, 2 units', oakline, '$61,000'),
  wagon: deal('Used wagon', jonas, '$14,750'),
  service: deal('Service plan', marta, '$3,900'),
  pickup: deal('Pickup, leased', brandt, '$52,300'),
  fleet: deal('Fleet renewal', halden, '$84,200'),
  city: deal('City EV', paula, '$31,200'),
  serviceWon: deal('Service plan', elena, '$5,480'),
  compact: deal('Compact, cash', noor, '$22,150'),
} as const satisfies Readonly<Record<string, BoardCard>>;

/** Messages between the dealership and Tomas. */
export const {texts} = story;

const {newLead, qualified, booked, won} = story.deals;
const beforeAndAfter = ({before, after}: {before: number; after: number}) => ({
  before: String(before),
  after: String(after),
});

/** Deals per stage before and after the card moves. */
export const counts = {
  newLead: String(newLead),
  qualified: beforeAndAfter(qualified),
  booked: beforeAndAfter(booked),
  won: String(won),
} as const;
