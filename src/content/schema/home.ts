import type {Person} from '#src/world/schema/parts';
import type {Picture, PictureOf} from '#src/world/schema/picture';
import type {Step} from './page';

export type ProcessStep = Step & {facts: readonly {label: string; value: string}[]};

export type SolutionCard = {title: string; description: string; to: string; picture: Picture};

export type Tool = {
  title: string;
  description: string;
  to: string;
  picture: PictureOf<'shot'>;
};

/** Mark of a value point: see src/pictures/ValuePicture. */
export type ValueDrawing = 'growth' | 'tools' | 'reach';

/** A growing series, with a label for its last value. */
export type CloseSeries = {values: readonly number[]; figure?: string; caption?: string};

export type IndustryNote = {person: Person; name: string; time: string; text: string};
