import {subscribePage} from '#src/content/blog/newsletter';
import {newsletterForm} from '#src/content/blog/newsletter-form';
import {blogLabels} from '#src/content/blog/pages';
import {BlogSubscribePage} from '#src/templates/blog/BlogSubscribePage';

import type {ReactNode} from 'react';

export default function Subscribe(): ReactNode {
  return (
    <BlogSubscribePage content={subscribePage} form={newsletterForm} parent={{label: blogLabels.name, to: '/blog'}} />
  );
}
