import {followReader} from '#src/behaviors/contents';
import {listenForCopy} from '#src/behaviors/copy';
import {sendFeedback} from '#src/behaviors/feedback';
import {filterList, listenForFilters} from '#src/behaviors/filters';
import {showFreeTimes} from '#src/behaviors/free-times';
import {listenForMenuPictures} from '#src/behaviors/menu-pictures';
import {listenForLeads} from '#src/behaviors/lead-source';
import {loadMenuPictures} from './menu-pictures-file';
import {listenForMenus} from '#src/behaviors/menus';
import {listenForAnswers, openRequestedAnswer} from '#src/behaviors/open-answer';
import {prefetchLinks} from '#src/behaviors/prefetch-links';
import {keepScenesInAddress} from '#src/behaviors/scenes';
import {scrollToSelectedTab} from '#src/behaviors/tabs';
import {followSystemTheme, labelThemeToggle} from '#src/behaviors/theme-label';

/* What does not have to be in the head of each page: boot.ts loads it on the first interaction. */

listenForCopy();
listenForFilters();
listenForAnswers();
listenForMenus();
listenForLeads();
listenForMenuPictures(loadMenuPictures);
prefetchLinks();
followReader();
showFreeTimes();
keepScenesInAddress();
sendFeedback();
filterList();
openRequestedAnswer();
scrollToSelectedTab();
labelThemeToggle();
followSystemTheme();
