import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

import type {ReactNode} from 'react';

/** What any unknown address shows. */
export default function NotFoundPage(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
