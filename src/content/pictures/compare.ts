import {greta, halden, noor, paula} from '#src/content/integrations/northfield';
import {team} from '#src/content/lead/moments';
import type {CompareContent} from '#src/content/schema/compare';

const [asked, number] = ['8:02', paula.phone];

/** The pictures of /compare: the same Monday in a spreadsheet, in five tools and in one system. */
export const monday: CompareContent['monday'] = {
  sheet: {
    label: `Monday, 9:05, at Northfield Motors, in a spreadsheet: ${team.dana.first} and ${team.mona.first} are typing in the same cell of ${paula.name}’s row, which says that someone called her.`,
    title: 'customers-new-2',
    chip: '2 editing',
    head: ['Name', 'Wants', 'Status'],
    rows: [
      [noor.name, 'Compact', 'Signed?'],
      [paula.name, paula.title, 'Called her'],
      [halden.name, '14 vans', `Ask ${team.mona.first}`],
      [greta.name, 'Used wagon', 'Test drive?'],
    ],
    busyRow: 1,
    editors: [team.dana.first, team.mona.first],
  },
  tools: {
    label: `The same minute in five tools: ${paula.name}’s phone number is copied from the form tool and pasted into the texting tool.`,
    tabs: [
      {icon: 'edit', name: 'Forms', on: true},
      {icon: 'mail', name: 'Mail'},
      {icon: 'message', name: 'Texts', on: true},
      {icon: 'calendar', name: 'Times'},
      {icon: 'card', name: 'Pay'},
    ],
    from: {tool: 'Forms', time: asked, text: `${paula.name}, ${paula.title}`, number, chip: 'Copied'},
    to: {tool: 'Texts', time: '9:05', text: 'To:', number, draft: 'Hi, is this about the…'},
  },
  record: {
    label: `The same Monday in one system: ${paula.name}’s request at ${asked}, the reply at ${paula.times[0]} and her test drive, booked at ${paula.times[1]}, are on one record.`,
    name: paula.name,
    initials: paula.initials,
    chip: 'Booked',
    lit: 2,
    rows: [
      {time: asked, icon: 'message', title: 'Asked about the City EV'},
      {time: paula.times[0] ?? '', icon: 'bolt', title: 'Replied, two times offered'},
      {time: paula.times[1] ?? '', icon: 'calendar', title: 'Test drive, Thu, June 12, 3:30'},
      {time: '9:05', icon: 'user', title: `${team.dana.first} opens the record`},
      {time: 'Next', icon: 'flag', title: 'Have the car out front'},
    ],
  },
};
