import {drawScenesInView, listenForTabs, showRequestedTabs} from '#src/behaviors/tabs';

/* Added to the boot script on pages with tabs. */

listenForTabs();
document.addEventListener('DOMContentLoaded', () => {
  showRequestedTabs();
  drawScenesInView();
});
