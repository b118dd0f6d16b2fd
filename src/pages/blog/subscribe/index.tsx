import {newsletterForm, subscribePage} from '@site/src/content/blog/newsletter';
import {blogWords} from '@site/src/content/blog/pages';
import {BlogSubscribePage} from '@site/src/templates/BlogSubscribePage';

import type {ReactNode} from 'react';

/** `/blog/subscribe` */
export default function Subscribe(): ReactNode {
  return (
    <BlogSubscribePage content={subscribePage} form={newsletterForm} parent={{label: blogWords.name, to: '/blog'}} />
  );
}
