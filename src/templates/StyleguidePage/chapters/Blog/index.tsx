import {Cover} from '#src/mocks/Cover';
import {CategoryPills} from '#src/sections/blog/CategoryPills';
import {FeaturedPost} from '#src/sections/blog/FeaturedPost';
import {Pager} from '#src/sections/blog/Pager';
import {PostCard} from '#src/sections/blog/PostCard';
import {PostMeta} from '#src/sections/blog/PostMeta';
import {TextColumns} from '#src/sections/blog/TextColumns';
import {Example} from '../../parts/Example';
import {Variant} from '../../parts/Variant';
import type {ChapterProps} from '../../types';
import {Palettes} from './Palettes';
import styles from './styles.module.scss';

import type {ReactNode} from 'react';

/** Covers, one a category; cards and the small lines around them. */
export function Blog({content: {blog, covers}}: ChapterProps): ReactNode {
  const {article, words, pills, place, columns} = blog;
  return (
    <>
      <Example of="mocks/Cover">
        <div className={styles.covers}>
          {blog.covers.map((category) => (
            <Variant key={category} label={category}>
              <Cover slug={article.slug} category={category} />
            </Variant>
          ))}
        </div>
        <Palettes palettes={covers} />
      </Example>
      <Example of="sections/blog/FeaturedPost">
        <FeaturedPost article={article} minutes={words.minutes} />
      </Example>
      <Example of="sections/blog/PostCard">
        <div className={styles.card}>
          <PostCard article={article} minutes={words.minutes} />
        </div>
      </Example>
      <Example of="sections/blog/PostMeta">
        <Variant label='show="topic"'>
          <PostMeta article={article} show="topic" minutes={words.minutes} />
        </Variant>
        <Variant label='show="origin"'>
          <PostMeta article={article} show="origin" minutes={words.minutes} />
        </Variant>
      </Example>
      <Example of="sections/blog/TextColumns">
        <div>
          <TextColumns {...columns} />
        </div>
      </Example>
      <Example of="sections/blog/CategoryPills">
        <CategoryPills label={words.categories} links={pills} current="/blog" />
      </Example>
      <Example of="sections/blog/Pager">
        <Pager place={place} words={words} />
      </Example>
    </>
  );
}
