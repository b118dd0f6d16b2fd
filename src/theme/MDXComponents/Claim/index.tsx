import {claims, type ClaimName} from '#src/content/company/claims';
import {findNamed} from '#src/lib/find-named';

import type {ReactNode} from 'react';

export type ClaimProps = {name: ClaimName};

/** A figure of ours by its name in src/content/company/claims.ts. Plain: the FAQ reads its text for search engines. */
export default function Claim({name}: ClaimProps): ReactNode {
  return findNamed<string>(claims, name, {tag: 'Claim', home: 'src/content/company/claims.ts'});
}
