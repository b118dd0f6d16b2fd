import {search} from '#src/content/pages/search';
import {opensSearchDialog} from '#src/lib/search-dialog';
import {Icon} from '#src/ui/Icon';
import {IconButton} from '#src/ui/actions/IconButton';
import {foldAreas} from './fold-areas';
import {SidebarAreas} from './SidebarAreas';
import {SidebarItems} from './SidebarItems';
import styles from './styles.module.scss';

import type {PropSidebar} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';

export type DocSidebarProps = {
  sidebar: PropSidebar;
  /** Path of the current page. */
  path: string;
  /** ID for the button that opens it on narrow screens. */
  id: string;
};

/**
 * The sidebar of the documentation: beside the text on wide screens, a popover on narrow ones, so that it works without
 * JavaScript. The classic theme has two, and none on a phone without JavaScript.
 */
export default function DocSidebar({sidebar, path, id}: DocSidebarProps): ReactNode {
  return (
    <nav id={id} popover="auto" className={styles.sidebar} aria-label="Documentation">
      <div className={styles.head}>
        <span>Documentation</span>
        <IconButton label="Close" popoverTarget={id} popoverTargetAction="hide">
          <Icon name="close" />
        </IconButton>
      </div>
      <button type="button" className={styles.search} {...opensSearchDialog}>
        <Icon name="search" size={16} />
        {search.labels.title}
        {/* The button in the header announces the shortcut to screen readers. */}
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <SidebarAreas path={path} />
      <SidebarItems items={foldAreas(sidebar, path)} path={path} />
    </nav>
  );
}
