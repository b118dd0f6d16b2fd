import {fetchLinksAhead} from './ahead';
import {followReader} from './contents';
import {sendFeedback} from './feedback';
import {showFreeTimes} from './free-times';
import {drawMenuPictures} from './menu-pictures';
import {finishMenus} from './menus';
import {keepScenesInAddress} from './scenes';
import {showChosenTab} from './tabs';
import {followSystemTheme, nameThemeToggle} from './theme';

/*
 * Behavior that needs neither React nor to be in every page's head. boot/page-script.ts loads it on the first
 * interaction. React ignores what it changes: see src/lib/page-script-parts.ts.
 */

fetchLinksAhead();
followReader();
showFreeTimes();
drawMenuPictures();
finishMenus();
keepScenesInAddress();
sendFeedback();
showChosenTab();
nameThemeToggle();
followSystemTheme();
