/**
 * Styles of the header and footer. Their components stay out of the browser bundle (plugins/built-pages), which would
 * drop their styles too. Primitives come first, so that the rules of the header win.
 */
import '#src/ui/Icon/styles.module.scss';
import '#src/ui/Heading/styles.module.scss';
import '#src/ui/actions/Button/styles.module.scss';
import '#src/ui/actions/ActionLink/styles.module.scss';
import '#src/ui/actions/IconButton/styles.module.scss';
import '#src/ui/marks/Logo/styles.module.scss';
import '#src/features/theme-toggle/styles.module.scss';
import '#src/sections/shell/SiteHeader/aside.module.scss';
import '#src/sections/shell/SiteHeader/styles.module.scss';
import '#src/sections/shell/SiteHeader/mega-menu.module.scss';
import '#src/sections/shell/SiteHeader/tinted.module.scss';
import '#src/sections/shell/SiteHeader/tiles.module.scss';
import '#src/sections/shell/SiteHeader/mobile-menu.module.scss';
import '#src/sections/shell/SiteHeader/burger.module.scss';
import '#src/sections/shell/SiteFooter/styles.module.scss';
