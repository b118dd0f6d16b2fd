import {directory} from '#src/content/integrations/directory';
import type {Example} from '#src/ui/example';
import {CategoryMark} from './index';

export const example: Example = {
  purpose: 'Represents a category of integrations, beside its name. Products have ToolMark.',
  layout: 'row',
  variants: {category: directory.map(({id}) => <CategoryMark key={id} category={id} />)},
};
