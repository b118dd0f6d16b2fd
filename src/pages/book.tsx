import {bookPage} from '@site/src/content/book';
import {BookPage} from '@site/src/templates/BookPage';

import type {ReactNode} from 'react';

export default function Book(): ReactNode {
  return <BookPage content={bookPage} />;
}
