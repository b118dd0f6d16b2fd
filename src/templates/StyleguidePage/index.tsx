import {PageHead} from '#src/sections/PageHead';
import {MarketingPage} from '#src/templates/MarketingPage';
import {Contents} from '#src/ui/Contents';
import {chapterViews} from './chapter-views';
import {ComponentNotes} from './component-notes';
import {Chapter} from './parts/Chapter';
import type {ChapterProps} from './types';
import styles from './styles.module.scss';

import {useMemo, type ReactNode} from 'react';

/** `/styleguide`: every token and component, chapter by chapter, with the list of chapters beside them. */
export function StyleguidePage({content, writing}: ChapterProps): ReactNode {
  const {meta, head, chapters, components} = content;
  const entries = useMemo(() => chapters.map(({id, title}) => ({id, value: title, level: 2})), [chapters]);
  return (
    <MarketingPage meta={meta} noindex>
      <PageHead title={head.title} aside={head.aside} />
      <div className={styles.columns}>
        <Contents title={head.contents} items={entries} className={styles.contents} />
        <div className={styles.chapters}>
          <ComponentNotes value={components}>
            {chapters.map(({id, title, text}) => {
              const View = chapterViews[id];
              return (
                <Chapter key={id} id={id} title={title} text={text}>
                  <View content={content} writing={writing} />
                </Chapter>
              );
            })}
          </ComponentNotes>
        </div>
      </div>
    </MarketingPage>
  );
}
