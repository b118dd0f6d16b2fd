import Head from '@docusaurus/Head';
import {menuPictures} from '#src/content/pictures/menus';
import {pictureAttribute} from '#src/lib/page-script-parts';
import {Picture} from '#src/pictures/Picture';

import type {ReactNode} from 'react';

/** All menu pictures, by the URL of their link. Not a page of the site: see src/plugins/built-pages. */
export default function MenuPictures(): ReactNode {
  return (
    <main>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      {Object.entries(menuPictures).map(([to, picture]) => (
        <div key={to} {...{[pictureAttribute]: to}}>
          <Picture picture={picture} />
        </div>
      ))}
    </main>
  );
}
