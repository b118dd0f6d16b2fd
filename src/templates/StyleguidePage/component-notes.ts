import type {StyleguideContent} from '#src/content/styleguide/index';

import {createContext} from 'react';

/** What each component is for; the examples print it. */
export const ComponentNotes = createContext<StyleguideContent['components'] | undefined>(undefined);
