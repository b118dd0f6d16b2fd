/**
 * Styles of the header and footer. Their components stay out of the browser bundle (plugins/built-pages), which would
 * drop their styles too. Primitives come first, so that the rules of the header win.
 */
import '#src/ui/icons.module.scss';
import '#src/ui/Icon/styles.module.scss';
import '#src/ui/Heading/styles.module.scss';
import '#src/ui/actions/Button/styles.module.scss';
import '#src/ui/actions/ActionLink/styles.module.scss';
import '#src/ui/actions/IconButton/styles.module.scss';
import '#src/ui/marks/Logo/styles.module.scss';
import '#src/parts/theme-toggle/styles.module.scss';
import './Navbar/aside.module.scss';
import './Navbar/styles.module.scss';
import './Navbar/mega-menu.module.scss';
import './Navbar/tiles.module.scss';
import './Navbar/mobile-menu.module.scss';
import './Navbar/burger.module.scss';
import './Footer/styles.module.scss';
