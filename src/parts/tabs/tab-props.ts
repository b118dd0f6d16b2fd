import {keyAttribute, parameterAttribute} from './names';

type TabProps = {
  type: 'button';
  role: 'tab';
  id: string;
  'aria-selected': boolean;
  'aria-controls': string;
  [keyAttribute]: string;
  tabIndex: 0 | -1;
};

type PanelProps = {role: 'tabpanel'; id: string; 'aria-labelledby': string; tabIndex: 0; hidden: boolean};

export type TabsProps = {
  listProps: {role: 'tablist'; [parameterAttribute]?: string};
  tabProps: (key: string) => TabProps;
  panelProps: (key: string) => PanelProps;
};

/**
 * Attributes of the ARIA tabs pattern. src/parts/tabs/tabs.browser.ts switches tabs; without JavaScript, all panels are shown.
 * @param id Prefix of the element IDs; unique on the page.
 * @param initial Key of the selected tab.
 * @param parameter Query parameter that keeps the tab in the URL, if any.
 */
export function createTabProps(id: string, initial: string, parameter?: string): TabsProps {
  const tabId = (key: string): string => `${id}-tab-${key}`;
  const panelId = (key: string): string => `${id}-panel-${key}`;
  return {
    listProps: {role: 'tablist', ...(parameter !== undefined && {[parameterAttribute]: parameter})},
    tabProps: (key) => ({
      type: 'button',
      role: 'tab',
      id: tabId(key),
      'aria-selected': key === initial,
      'aria-controls': panelId(key),
      [keyAttribute]: key,
      tabIndex: key === initial ? 0 : -1,
    }),
    panelProps: (key) => ({
      role: 'tabpanel',
      id: panelId(key),
      'aria-labelledby': tabId(key),
      tabIndex: 0,
      hidden: key !== initial,
    }),
  };
}
