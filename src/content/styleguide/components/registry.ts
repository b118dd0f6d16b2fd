import {blogNotes} from './blog';
import {featureNotes} from './features';
import {mockNotes} from './mocks';
import {sectionNotes} from './sections';
import {uiNotes} from './ui';

/**
 * Every component by its folder under src. One with `seen` is named in the last chapter of the style guide; every other
 * one has an example, `<Example of="…">`, in src/templates/StyleguidePage.
 */
export const componentNotes = {...uiNotes, ...sectionNotes, ...blogNotes, ...featureNotes, ...mockNotes} as const;

export type ComponentKey = keyof typeof componentNotes;
