import {Island} from '#src/islands/Island';
import WorksheetIsland from '#src/islands/worksheet';
import {Chart} from '#src/sections/article/Chart';
import {GuidePicture} from '../MDXComponents/GuidePicture';
import {MarginNote} from '#src/sections/article/MarginNote';
import {PullQuote} from '#src/sections/article/PullQuote';
import {TextMessage, Texts} from '#src/sections/article/Texts';

import type {ComponentProps, ReactNode} from 'react';

/** A worksheet with the reader's numbers, which may be in the URL. */
function Worksheet(props: ComponentProps<typeof WorksheetIsland>): ReactNode {
  return <Island name="worksheet" component={WorksheetIsland} props={props} wake="query" />;
}

/** Components for articles, in addition to those for all MDX. CONTRIBUTING.md shows how to use each. */
export const articleComponents = {Chart, GuidePicture, Note: MarginNote, PullQuote, TextMessage, Texts, Worksheet};
