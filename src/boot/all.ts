import {listenForBookings, readBookings} from '#src/parts/booking/calendar.browser';
import {showFreeTimes} from '#src/parts/booking/free-times.browser';
import {listenForLanguages, showChosenLanguage} from '#src/parts/code-languages/code-languages.browser';
import {followReader} from '#src/parts/contents/contents.browser';
import {listenForCopy} from '#src/parts/copy/copy.browser';
import {listenForDialogs, openRequestedDialog} from '#src/parts/dialogs/dialogs.browser';
import {filterList, listenForFilters} from '#src/parts/filter/filters.browser';
import {listenForLeads} from '#src/parts/form/lead-source.browser';
import {listenForForms, readForms} from '#src/parts/form/send-form.browser';
import {listenForBack} from '#src/parts/go-back/go-back.browser';
import {listenForMenuPictures, type LoadPictures} from '#src/parts/menus/menu-pictures.browser';
import {listenForMenus, showCurrentGuide} from '#src/parts/menus/menus.browser';
import {listenForAnswers, openRequestedAnswer} from '#src/parts/open-answer/open-answer.browser';
import {keepScenesInAddress} from '#src/parts/scenes/scenes.browser';
import {drawPlacesInView, listenForTabs, scrollToSelectedTab, showRequestedTabs} from '#src/parts/tabs/tabs.browser';
import {labelThemeToggle, listenForTheme, listenForThemeToggle} from '#src/parts/theme-toggle/theme.browser';
import {markFrame} from './frame.browser';
import {fetchEagerly, prefetchLinks} from './prefetch-links.browser';

/**
 * What a script runs. `listen` runs once; `read` runs once the page is complete, and in `npm run dev`, where Docusaurus
 * changes pages without loading them, on each page.
 */
type Scripts = {
  listen: readonly ((loadPictures: LoadPictures) => void)[];
  read: readonly (() => void)[];
};

/* The scripts of a build are in src/boot/scripts. `npm run dev` runs all of them. */

export const boot = {
  listen: [markFrame, listenForThemeToggle, listenForDialogs, listenForBack],
  read: [openRequestedDialog, fetchEagerly],
} as const satisfies Scripts;

export const bootTabs = {
  listen: [listenForTabs],
  read: [showRequestedTabs, drawPlacesInView],
} as const satisfies Scripts;

export const bootDocs = {
  listen: [listenForLanguages],
  read: [showChosenLanguage, showCurrentGuide],
} as const satisfies Scripts;

export const pageScript = {
  listen: [
    listenForCopy,
    listenForFilters,
    listenForAnswers,
    listenForMenus,
    listenForMenuPictures,
    listenForTheme,
    prefetchLinks,
  ],
  read: [
    followReader,
    showFreeTimes,
    keepScenesInAddress,
    filterList,
    openRequestedAnswer,
    scrollToSelectedTab,
    labelThemeToggle,
  ],
} as const satisfies Scripts;

/** What a form needs to stay on the page. */
export const formScript = {listen: [listenForLeads, listenForForms], read: [readForms]} as const satisfies Scripts;

/** The calendar of `/demo` and `/book`. */
export const bookingScript = {listen: [listenForBookings], read: [readBookings]} as const satisfies Scripts;

export const all = [boot, bootTabs, bootDocs, pageScript, formScript, bookingScript];
