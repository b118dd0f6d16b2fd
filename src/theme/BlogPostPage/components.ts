import {Worksheet} from '#src/features/worksheet';
import {Chart} from '#src/sections/article/Chart';
import {MarginNote} from '#src/sections/article/MarginNote';
import {PullQuote} from '#src/sections/article/PullQuote';
import {Still} from '#src/sections/article/Still';
import {TextMessage, Texts} from '#src/sections/article/Texts';

/** What articles may use besides what all MDX can: CONTRIBUTING.md shows each with what to type. */
export const articleComponents = {Chart, Note: MarginNote, PullQuote, Still, TextMessage, Texts, Worksheet};
