import {MenuPictures} from './MenuPictures';

import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** The menu pictures as a page, from which a build makes a file: see src/plugins/built-pages/menu-pictures.ts. */
export default function MenuPicturesPage(): ReactNode {
  return (
    <main>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <MenuPictures />
    </main>
  );
}
