import {times, tomas} from '#src/content/lead/moments';
import type {IndustryNote} from '#src/content/schema/home';
import type {IndustryKey} from '#src/content/schema/industry-tabs';
import {alder} from '#src/content/world/alder-and-oat';
import {clearwater} from '#src/content/world/clearwater';
import {harbour} from '#src/content/world/harbour-and-pine';
import {marlow} from '#src/content/world/marlow-and-finch';
import {ridgeline} from '#src/content/world/ridgeline';

/** Note on the picture of each industry tab: what just happened there. */
export const industryNotes: Readonly<Record<IndustryKey, IndustryNote>> = {
  automotive: {person: tomas, name: tomas.name, time: times.replied, text: 'Test drive booked, Thursday 10:30'},
  'real-estate': {
    person: {initials: 'NR', tone: 'ink'},
    name: harbour.contacts['nadia']?.name ?? '',
    time: '8:11 AM',
    text: 'Showing booked, Saturday 11:00',
  },
  insurance: {
    person: {initials: 'OB', tone: 'ink'},
    name: ridgeline.contacts['bakery']?.name ?? '',
    time: '5:15 PM',
    text: 'Policy bound, $4,180 a year',
  },
  healthcare: {
    person: {initials: 'AI', tone: 'ink'},
    name: clearwater.contacts['amal']?.name ?? '',
    time: '4 min ago',
    text: 'Confirmed for Thursday, 8:30',
  },
  'lead-generation': {
    person: {initials: 'CH', tone: 'ink'},
    name: alder.contacts['cleo']?.name ?? '',
    time: '8:20 AM',
    text: 'Came back to Alder & Oat, paid $128.00',
  },
  'professional-services': {
    person: {initials: 'IB', tone: 'ink'},
    name: marlow.contacts['iron']?.name ?? '',
    time: '2:00 PM',
    text: 'Proposal signed, $18,500',
  },
  hospitality: {
    person: {initials: 'HN', tone: 'ink'},
    name: 'Hana Novak',
    time: 'Fri',
    text: 'Booked a third stay, 2 nights',
  },
  other: {
    person: {initials: 'FS', tone: 'ink'},
    name: 'Fern Street Gym',
    time: 'Now',
    text: 'Trial class booked, Tuesday 6:15',
  },
};
