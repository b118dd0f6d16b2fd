import type {Erased} from '../leads/erase-person';
import {type TeamAct, teamLinkDays} from '../leads/team-link';
import type {Acted, TeamRecord} from './team-acts';

type ActText = {
  /** Its button. */
  label: string;
  isDanger?: boolean;
  /** What it does. */
  text: string;
  done: string;
};

const addressOf = (record: TeamRecord | undefined): string => {
  if (record?.kind === 'booking') return record.booking.email;
  return record?.kind === 'lead' ? record.lead.email : 'this person';
};

/** What each act says on the page. */
export function describeAct(act: TeamAct, record: TeamRecord | undefined): ActText {
  const count = record?.kind === 'report' ? record.held : 1;
  const messages = count === 1 ? 'Message' : `${count} Messages`;
  const texts: Readonly<Record<TeamAct, ActText>> = {
    book: {
      label: 'Book It',
      text: 'Books the demo as if the visitor had: both sides get the invitation.',
      done: 'Booked. The visitor and the host are getting the invitation.',
    },
    decline: {
      label: 'Decline',
      text: 'Closes the request without a demo. The visitor isn’t told, so reply to the email about it first.',
      done: 'Declined. The visitor isn’t told by the site.',
    },
    remind: {
      label: 'Email It Again',
      text: `Sends the email about this request to the team again, with links that work for ${teamLinkDays} more days.`,
      done: 'Sent again to the support mailbox.',
    },
    move: {
      label: 'Move Demo',
      text: 'Moves the demo as the visitor could: both sides get the new invitation.',
      done: 'Moved. The visitor and the host are getting the new invitation.',
    },
    release: {
      label: `Release ${messages}`,
      text: 'Delivers what was held to the mailbox and the CRM, and keeps it with the other messages.',
      done: 'Released. What had not been delivered is on its way.',
    },
    discard: {
      label: `Discard ${messages}`,
      isDanger: true,
      text: 'Deletes what was held from the database. It can’t be undone, and the sender isn’t told.',
      done: 'Discarded.',
    },
    spam: {
      label: 'Mark as Spam',
      text: 'Holds it again, stops what has not been delivered, and holds later messages with the same text. It’s deleted after 30 days; until then it can be released.',
      done: 'Marked as spam. Delete it in the mailbox and the CRM, too.',
    },
    cancel: {
      label: 'Cancel Demo',
      isDanger: true,
      text: 'Makes the time available again and emails the visitor and the host.',
      done: 'Canceled. The visitor and the host are being notified.',
    },
    'cancel-quietly': {
      label: 'Cancel Without an Email',
      isDanger: true,
      text: 'Makes the time of a fake booking available again without an email to the visitor. The host is notified.',
      done: 'Canceled. The host is being notified, the visitor isn’t.',
    },
    erase: {
      label: 'Erase This Person',
      isDanger: true,
      text: `Permanently erases everything from ${addressOf(record)}: messages, demos, the newsletter sign-up and comments that mention the address. First make sure that the request comes from that address.`,
      done: 'Erased.',
    },
  };
  return texts[act];
}

/** What was erased, and what a person has to do by hand. */
export function describeErased({messages, bookings, subscribers, comments, mentions}: Erased): string {
  const rows = Object.entries({messages, demos: bookings, 'sign-ups': subscribers, comments});
  const counts = rows.map(([what, count]) => `${what}: ${count}`).join(', ');
  const others = mentions.map((id) => id.slice(0, 8)).join(', ');
  return [
    `Erased (${counts}).`,
    'Now delete the address and the name from the mailbox and the CRM.',
    others && `Records of other people that mention the address were not changed: ${others}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What an act did. */
export function describeResult(act: TeamAct, record: TeamRecord, {changed, erased, isTaken}: Acted): string {
  if (erased !== undefined) return describeErased(erased);
  if (isTaken) return 'That time is no longer free. These are the next ones that are.';
  return changed === 0 ? 'Nothing was changed: someone else acted first.' : describeAct(act, record).done;
}
