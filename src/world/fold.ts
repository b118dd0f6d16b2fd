import type {Contact, Entry, Firm, Happening, Moment} from '#src/world/types';

export type HappeningOf<Kind extends Happening['kind']> = Extract<Happening, {kind: Kind}>;

export type Appointment = HappeningOf<'books'> & {
  id: string;
  contact: Contact;
  bookedAt: Moment;
  state: 'booked' | 'confirmed' | 'canceled' | 'reminded';
};

/** A contact at a moment. */
export type ContactState = {
  id: string;
  contact: Contact;
  /** Entries so far. */
  log: readonly Entry[];
  asked?: Moment;
  request?: HappeningOf<'asks'>;
  stage?: string;
  /** When it came into its stage. */
  since?: Moment;
  appointments: readonly Appointment[];
  messages: readonly (readonly [at: Moment, message: HappeningOf<'says'>])[];
  /** Whether they wrote or asked last. */
  waits: boolean;
  paid: number;
};

const states = {
  confirms: 'confirmed',
  cancels: 'canceled',
  opensReminder: 'reminded',
} as const satisfies Partial<Record<Happening['kind'], Appointment['state']>>;

const isText = (message?: ContactState['messages'][number]): boolean => message?.[1].via === 'Text';

function step(state: ContactState, [at, what]: Entry): ContactState {
  switch (what.kind) {
    case 'asks':
      return {...state, asked: at, request: what, waits: true};
    case 'says':
      return {...state, messages: [...state.messages, [at, what]], waits: what.from === 'them' && what.isLast !== true};
    case 'books': {
      const visit: Appointment = {...what, id: state.id, contact: state.contact, bookedAt: at, state: 'booked'};
      return {...state, waits: false, appointments: [...state.appointments, visit]};
    }
    case 'moves':
      return {...state, stage: what.to, since: at};
    case 'pays':
      return {...state, paid: state.paid + what.amount};
    case 'notes':
    case 'bills':
    case 'due':
      return state;
    default: {
      const appointments = state.appointments.map((visit, index) =>
        index === state.appointments.length - 1 ? {...visit, state: states[what.kind]} : visit,
      );
      // A text that answers a reminder needs no reply; an email from before it does.
      return {
        ...state,
        appointments,
        waits: state.waits && !(what.kind === 'confirms' && isText(state.messages.at(-1))),
      };
    }
  }
}

/** A contact after the entries up to a moment. */
export function foldContact(id: string, contact: Contact, at: Moment): ContactState {
  const log = contact.log.filter(([when]) => when <= at);
  const start: ContactState = {id, contact, log, appointments: [], messages: [], waits: false, paid: 0};
  return log.reduce(step, start);
}

/** A firm whose logs go on: with entries of someone who uses the application. Views of it follow. */
export function withEntries(firm: Firm, entries: readonly (readonly [id: string, entry: Entry])[]): Firm {
  const contacts = {...firm.contacts};
  for (const [id, entry] of entries) {
    const contact = contacts[id];
    if (contact) contacts[id] = {...contact, log: [...contact.log, entry]};
  }
  return {...firm, contacts};
}

/** The contacts that a firm has at a moment. */
export function foldFirm(firm: Firm, at: Moment): readonly ContactState[] {
  return Object.entries(firm.contacts)
    .map(([id, contact]) => foldContact(id, contact, at))
    .filter(({log}) => log.length > 0);
}

/** A contact by its short name. */
export function stateOf(firm: Firm, id: string, at: Moment): ContactState {
  const contact = firm.contacts[id];
  if (!contact) throw new Error(`${firm.name} has no contact “${id}”. Add it to the record, or use one of its names.`);
  return foldContact(id, contact, at);
}
