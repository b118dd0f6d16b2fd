import {TableOfContents} from '#src/ui/docs/TableOfContents';
import styles from './styles.module.scss';

import {useThemeConfig} from '@docusaurus/theme-common';
import type {Props} from '@theme/TOC';
import clsx from 'clsx';
import {useMemo, type ReactNode} from 'react';

/** Table of contents of a doc. Replaces the classic one, which looks for the classic navbar on every scroll. */
export default function TOC({toc, className, minHeadingLevel, maxHeadingLevel}: Props): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const from = minHeadingLevel ?? tableOfContents.minHeadingLevel;
  const to = maxHeadingLevel ?? tableOfContents.maxHeadingLevel;
  const items = useMemo(() => toc.filter(({level}) => level >= from && level <= to), [toc, from, to]);
  return <TableOfContents title="On this page" items={items} className={clsx(styles.toc, className)} />;
}
