import {Messages} from '#src/pictures/parts/Messages';
import type {PictureOf} from '#src/content/schema/pictures/picture';
import type {ReactNode} from 'react';

/** A short conversation between its date and the field for the next text. */
export function Thread({picture: {note, messages}}: {picture: PictureOf<'thread'>}): ReactNode {
  return <Messages items={note ? [{from: 'note', text: note}, ...messages] : messages} prompt="Write a text…" />;
}
