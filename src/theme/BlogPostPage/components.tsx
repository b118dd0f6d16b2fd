import {WorksheetIsland as Worksheet} from '#src/parts/worksheet/WorksheetIsland';
import {Chart} from '#src/sections/article/Chart';
import {MarginNote} from '#src/sections/article/MarginNote';
import {PullQuote} from '#src/sections/article/PullQuote';
import {TextMessage, Texts} from '#src/sections/article/Texts';
import {GuidePicture} from '../MDXComponents/GuidePicture';

/** Components for articles, in addition to those for all MDX. CONTRIBUTING.md shows how to use each. */
export const articleComponents = {Chart, GuidePicture, Note: MarginNote, PullQuote, TextMessage, Texts, Worksheet};
