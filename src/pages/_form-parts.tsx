import {FormParts} from '#src/forms/FormParts';

import Head from '@docusaurus/Head';
import type {ReactNode} from 'react';

/** The parts of rejected forms as a page, from which a build makes a file. */
export default function FormPartsPage(): ReactNode {
  return (
    <main>
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <FormParts />
    </main>
  );
}
