import {fetchLinksAhead} from './ahead';
import {followReader} from './contents';
import {showFreeTimes} from './free-times';
import {drawMenuPictures} from './menu-pictures';
import {finishMenus} from './menus';
import {keepScenesInAddress} from './scenes';
import {showChosenTab} from './tabs';
import {followSystemTheme, nameThemeToggle} from './theme';

/*
 * What pages do for a visitor without React, beyond what HTML, CSS and the boot script do. Loaded by boot/page-script.ts
 * at the first sign of a visitor. React leaves alone what it changes: see src/lib/page-script-parts.ts.
 */

fetchLinksAhead();
followReader();
showFreeTimes();
drawMenuPictures();
finishMenus();
keepScenesInAddress();
showChosenTab();
nameThemeToggle();
followSystemTheme();
