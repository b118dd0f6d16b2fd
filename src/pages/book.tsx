import {booking} from '#src/content/booking';
import {bookPage} from '#src/content/pages/book';
import {DialogSide} from '#src/parts/demo-dialog/DialogSide';
import {BookPage} from '#src/templates/BookPage';

import type {ReactNode} from 'react';

export default function Book(): ReactNode {
  return <BookPage content={bookPage} side={<DialogSide {...booking} />} />;
}
