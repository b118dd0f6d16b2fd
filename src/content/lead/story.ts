import {calendar, report} from '#src/content/lead/desk';
import {
  counts,
  daniel,
  deals,
  elena,
  halden,
  ivy,
  jonas,
  marta,
  noor,
  northfield,
  oakline,
  texts,
  tomas,
} from '#src/content/lead/people';
import {story} from '#src/content/story/northfield';
import type {LeadStory} from '#src/content/schema/pictures/story';

const night = `${story.night.day}, ${story.night.date}`;

/** "Follow one lead": a test drive requested on a Monday night. All of its numbers agree. */
export const leadStory: LeadStory = {
  title: 'Follow one lead',
  text: 'One inquiry on a Monday night, from the form to the report. Pick a minute, or play it.',
  legend: 'Follow one lead, in six steps',
  play: {start: 'Play', again: 'Play again', pause: 'Pause', resume: 'Resume'},
  next: 'Next:',
  restart: 'Start again',
  scenes: [
    {
      time: '11:40',
      half: 'PM',
      date: night,
      title: 'He asks',
      text: 'Tomas Whitlock fills in the test-drive form for a Ridgeback XL. The showroom has been dark since six.',
      label:
        'Contacts at Northfield Motors: Tomas Whitlock arrives at 11:40 PM from the website form, asking for a test drive of the 2024 Ridgeback XL.',
    },
    {
      time: '11:41',
      half: 'PM',
      date: night,
      title: 'A text answers',
      text: 'One minute later, the workflow offers two open times from Daniel’s calendar. Daniel is asleep.',
      label:
        'Workflow “Test-drive request”: the form has been submitted, the text with two open times is sent, and the workflow waits up to two hours for a reply.',
    },
    {
      time: '11:43',
      half: 'PM',
      date: night,
      title: 'He replies',
      text: 'His answer lands in the shared inbox, on his record, with Daniel as the owner.',
      label:
        'Shared inbox: the text of 11:41 PM, and Tomas Whitlock’s answer at 11:43 PM: “Yes, Thursday 10:30 works.” Daniel Reyes owns the thread.',
    },
    {
      time: '11:43',
      half: 'PM',
      date: night,
      title: 'The slot fills',
      text: 'Thursday 10:30 closes for everyone else. Both get a confirmation, and Tomas a reminder on Wednesday.',
      label:
        'Daniel’s calendar, June 9 to 13: Thursday 10:30 is now a test drive with Tomas Whitlock. 19 of 25 slots are filled.',
    },
    {
      time: '11:43',
      half: 'PM',
      date: night,
      title: 'The deal moves',
      text: 'The card goes from Qualified to Booked. Nobody has to remember to drag it.',
      label:
        'Pipeline board: the deal Ridgeback XL, Tomas Whitlock, $46,900, moves from Qualified, now 16, to Booked, now 9.',
    },
    {
      time: '8:00',
      half: 'AM',
      date: 'Monday, June 16',
      short: 'Mon',
      title: 'Monday’s report',
      text: '31 leads, 31 answers, nine test drives booked. Twelve of the leads came in after six.',
      label:
        'Monday report for June 9 to 15: 31 new leads, 31 answered, median first reply 1 minute, 9 test drives booked. Tomas Whitlock is one of the nine and has a proposal for $46,900.',
    },
  ],
  phone: {
    site: story.site,
    item: story.car.model,
    price: deals.ridgeback.value,
    fields: [
      {label: 'Name', value: tomas.name},
      {label: 'Cell phone', value: story.shopper.phone},
    ],
    button: 'Request a test drive',
    firm: northfield,
    messages: [
      {from: 'note', text: `Today ${story.night.answered}`, at: 1},
      {from: 'us', text: texts.offer, at: 2},
      {from: 'them', text: texts.reply, at: 3},
      {from: 'us', text: texts.booked, at: 4},
      {from: 'note', text: 'Wednesday 6:00 PM', at: 6},
      {from: 'us', text: texts.reminder, at: 6},
    ],
    prompt: 'Text message',
  },
  contacts: {
    title: 'Contacts',
    chip: '1 new',
    note: 'Nobody signed in',
    head: ['Name', 'Asked for', 'Source', 'Came in'],
    rows: [
      {
        person: tomas,
        name: tomas.name,
        request: 'Test drive, Ridgeback XL',
        source: 'Website form',
        time: story.night.asked,
      },
      {person: ivy, name: ivy.name, request: 'Trade-in inquiry', source: 'Website form', time: '6:12 PM'},
      {person: oakline, name: oakline.name, request: 'City EV, 2 units', source: 'Phone', time: '4:40 PM'},
      {person: marta, name: marta.name, request: 'Service plan', source: 'Walk-in', time: '3:05 PM'},
      {person: noor, name: noor.name, request: 'Compact, cash', source: 'Search ad', time: '1:20 PM'},
      {person: elena, name: elena.name, request: 'Service plan, 3 years', source: 'Referral', time: '11:02 AM'},
      {person: jonas, name: jonas.name, request: 'Used wagon', source: 'Marketplace', time: '9:48 AM'},
    ],
  },
  workflow: {
    kind: 'flow',
    title: 'Test-drive request',
    chip: {text: 'Live', tone: 'done'},
    note: '31 runs this week',
    steps: [
      {icon: 'globe', title: 'Form submitted', note: 'Test-drive request', at: 1.7},
      {icon: 'message', title: 'Send a text', note: 'Offer two open times', at: 2},
      {icon: 'clock', title: 'Wait for reply', note: 'Up to 2 hours'},
    ],
    outcomes: [
      {icon: 'calendar', title: 'Book appointment', note: 'In Daniel’s calendar', tag: 'Reply'},
      {icon: 'board', title: 'Move deal', note: 'Qualified to Booked'},
      {icon: 'phone', title: 'Create call task', note: 'For Daniel, in 1 hour', tag: 'No reply'},
    ],
  },
  inbox: {
    kind: 'inbox',
    title: 'Inbox',
    chip: '1 open',
    owner: {label: 'Owner', person: daniel},
    threads: [
      {person: tomas, name: tomas.name, text: texts.reply, time: '11:43', on: true},
      {person: ivy, name: ivy.name, text: 'What would you give me for it?', time: '6:12'},
      {person: halden, name: halden.name, text: 'Re: Fleet renewal, 14 vans', time: '5:31'},
      {person: elena, name: elena.name, text: 'Could you resend the invoice?', time: '2:18'},
      {person: jonas, name: jonas.name, text: 'Is the wagon still available?', time: '9:48'},
      {person: marta, name: marta.name, text: 'Thanks, see you on Friday', time: 'Sun'},
    ],
    messages: [
      {from: 'note', text: 'Website form, 11:40 PM. Test drive, 2024 Ridgeback XL'},
      {from: 'us', text: texts.offer},
      {from: 'note', text: 'Text, 11:41 PM, sent by “Test-drive request”'},
      {from: 'them', text: texts.reply, at: 3},
      {from: 'note', text: 'Tomas, 11:43 PM', at: 3},
    ],
  },
  calendar,
  board: {
    title: 'Pipeline',
    note: 'Moved by “Test-drive request”, 11:43 PM',
    from: 1,
    card: deals.ridgeback,
    columns: [
      {name: 'New lead', tone: 'early', count: counts.newLead, cards: [deals.tradeIn, deals.cityPair, deals.wagon]},
      {name: 'Qualified', tone: 'active', count: counts.qualified, cards: ['ghost', deals.service, deals.pickup]},
      {name: 'Booked', tone: 'waiting', count: counts.booked, cards: ['ghost', deals.fleet, deals.city]},
      {name: 'Won', tone: 'done', count: counts.won, cards: [deals.serviceWon, deals.compact]},
    ],
  },
  report,
};
