import type {Picture} from '#src/mocks/types';

/** Tidewater Pools: 17 open jobs on one Thursday, 14 of them on time. */
export const scaleOperationsPictures = {
  hero: {
    kind: 'day',
    label:
      'Operations on Thursday, June 12 at Tidewater Pools: 14 of 17 jobs on time, one change order waiting for approval, one job blocked by a part and one visit without an owner. Jobs on time rose from 64% in January to 82% in June.',
    title: 'Thursday, June 12',
    note: 'All branches',
    chip: {text: '14 of 17 on time', tone: 'waiting'},
    rows: [
      {time: '7:30', title: 'Site survey', note: 'Reyes family', status: 'Crew 2 on site', tone: 'active'},
      {time: '8:15', title: 'Permit, 4 units', note: 'Hollis Court', status: 'Approved by city', tone: 'active'},
      {time: '9:40', title: 'Change order', note: 'Marlow house, $2,150', status: 'Waits for Ana', tone: 'waiting'},
      {time: '10:30', title: 'Liner delivery', note: 'Orchard Row', status: 'Signed for', tone: 'active'},
      {time: '1:15', title: 'Handoff to service', note: 'Okafor residence', status: 'Checklist 9 of 9', tone: 'done'},
      {time: '2:00', title: 'Pump replacement', note: 'Linden Club', status: 'Part on order', tone: 'waiting'},
      {time: '4:30', title: 'Warranty visit', note: 'Sato residence', status: 'No owner yet', tone: 'waiting'},
    ],
    side: {
      label: 'Jobs on time',
      value: '82%',
      note: 'was 64% in January',
      bars: [64, 67, 71, 70, 76, 82],
      from: 'Jan',
      to: 'Jun',
    },
  },
  template: {
    kind: 'list',
    label:
      'Job template “Pool installation” with 11 steps; the first three are survey, permit and excavation, each with an owner and a day.',
    title: 'Pool installation',
    note: '11 steps',
    rows: [
      {icon: 'pin', title: 'Site survey', note: 'Crew lead', right: 'Day 1'},
      {icon: 'document', title: 'Permit', note: 'Office', right: 'Day 3'},
      {icon: 'layers', title: 'Excavation', note: 'Crew', right: 'Day 12'},
    ],
  },
  handoff: {
    kind: 'thread',
    label: 'A signed survey opens the permit task; Beth files it and the excavation is scheduled for June 23.',
    note: 'Survey signed, 9:12 AM',
    messages: [
      {from: 'us', text: 'Beth, the permit pack for Orchard Row is ready to file. Due Friday.'},
      {from: 'them', text: 'Filed. Permit 25-0481.'},
      {from: 'note', text: 'Excavation scheduled for Jun 23'},
    ],
  },
  stuck: {
    kind: 'list',
    label:
      'Needs attention, 3 of 17 jobs: a late change order, a pump blocked until June 16 and a warranty visit without an owner.',
    title: 'Needs attention',
    chip: {text: '3 jobs', tone: 'waiting'},
    rows: [
      {icon: 'clock', title: 'Change order', note: 'Marlow house', right: '2 days late'},
      {icon: 'alert', title: 'Pump, Linden Club', note: 'Blocked', right: 'Until Jun 16'},
      {icon: 'users', title: 'Warranty visit', note: 'Sato residence', right: 'No owner'},
    ],
  },
} satisfies Record<string, Picture>;
