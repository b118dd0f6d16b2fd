import type {ListRow, Person} from './parts';
import type {MovingBoardContent} from './story';
import type {InnerPicture} from './picture';

/** A product screen that animates as an ancestor's `--scene` goes from 0 to 1. */
export type ReactionContent =
  | {
      kind: 'record';
      person: Person & {name: string};
      chip: {before: string; after: string};
      deal: string;
      value: string;
      /** The new entry, shown above `rows`. */
      arrives: ListRow;
      rows: readonly ListRow[];
    }
  | {
      kind: 'reply';
      person: Person & {name: string};
      owner: {label: string; person: Person};
      message: {text: string; note: string};
      reply: {text: string; note: string};
      prompt: string;
      send: string;
    }
  | {kind: 'board'; board: MovingBoardContent}
  | {kind: 'flow'; flow: InnerPicture<'flow'>};

export type ReactionOf<K extends ReactionContent['kind']> = Extract<ReactionContent, {kind: K}>;
