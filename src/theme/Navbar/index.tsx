import pages from '@generated/page-families/default/links.json';
import {company} from '#src/content/company/company';
import {search} from '#src/content/pages/search';
import {SearchButton} from '#src/features/site-search/SearchButton';
import {ThemeToggle} from '#src/features/theme-toggle';
import {SiteHeader} from '#src/sections/shell/SiteHeader';
import {bookDemo, crmLogin} from '#src/site/actions';
import {barLinks, createMenus} from '#src/site/navigation';

import {useLocation} from '@docusaurus/router';
import type {ReactNode} from 'react';

const menus = createMenus(pages);

/** The site's header. */
export default function Navbar(): ReactNode {
  const {pathname} = useLocation();
  return (
    <SiteHeader
      name={company.name}
      menus={menus}
      links={barLinks}
      login={crmLogin}
      demo={bookDemo}
      path={pathname}
      toggle={<ThemeToggle />}
      search={{label: search.labels.title, button: <SearchButton label={search.labels.title} />}}
    />
  );
}
