import {listenForLanguages, showChosenLanguage} from '#src/behaviors/code-languages';
import {showCurrentGuide} from '#src/behaviors/menus';

/* Added to the boot script on pages with the docs menu or code in several languages. */

listenForLanguages();
document.addEventListener('DOMContentLoaded', () => {
  showChosenLanguage();
  showCurrentGuide();
});
