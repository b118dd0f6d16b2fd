import {Worksheet} from '#src/features/worksheet';
import {Chart} from '#src/sections/article/Chart';
import {MarginNote} from '#src/sections/article/MarginNote';
import {PullQuote} from '#src/sections/article/PullQuote';
import {Still} from '#src/sections/article/Still';
import {TextMessage, Texts} from '#src/sections/article/Texts';

/** Components for articles, in addition to those for all MDX. CONTRIBUTING.md shows how to use each. */
export const articleComponents = {Chart, Note: MarginNote, PullQuote, Still, TextMessage, Texts, Worksheet};
