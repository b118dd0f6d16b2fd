import type {Tone} from '#src/content/schema/pictures/parts';
import type {PictureOf} from '#src/content/schema/pictures/picture';

const states: Readonly<Record<string, Tone>> = {
  a: 'active', // arrives tonight
  s: 'early', // stays
  f: 'plain', // free
  r: 'waiting', // needs a technician
};

/** Rooms of a floor along the corridor; each letter is a room's status. */
function floor(name: string, first: number, letters: string) {
  const rooms = Array.from(letters, (letter, index) => ({
    number: String(first + index),
    tone: states[letter] ?? 'plain',
  }));
  return {name, rooms};
}

/** The legend counts the letters: 14 + 15 + 16 + 1 = 46 rooms. */
export const inn: PictureOf<'floors'> = {
  kind: 'floors',
  label:
    'The 46 rooms of the inn at 3:30, floor by floor: 14 arrive tonight, 15 stay, 16 are free and room 22 is too warm.',
  title: 'Thursday, June 12, 3:30 PM',
  chip: {text: 'Room 22 is too warm', tone: 'waiting'},
  note: '46 rooms, 14 arrivals tonight',
  floors: [
    floor('Attic', 37, 'ssaaffasfa'),
    floor('Second', 25, 'asfsasafsfaf'),
    floor('First', 13, 'safsfafsarsf'),
    floor('Garden', 1, 'fsaffsasfsfa'),
  ],
  legend: [
    {text: '14 arrive tonight', tone: 'active'},
    {text: '15 stay', tone: 'early'},
    {text: '16 free', tone: 'plain'},
    {text: '1 needs a technician', tone: 'waiting'},
  ],
};
