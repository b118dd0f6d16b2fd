import {bookPage} from '#src/content/book';
import {BookPage} from '#src/templates/BookPage';

import type {ReactNode} from 'react';

export default function Book(): ReactNode {
  return <BookPage content={bookPage} />;
}
