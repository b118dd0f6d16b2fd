import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

import type {ReactNode} from 'react';

/** The page for unknown URLs. */
export default function NotFoundPage(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
