import {directory} from '#src/content/integrations/directory';
import type {Example} from '#src/templates/StyleguidePage/types';
import {CategoryMark, type CategoryMarkProps} from './index';

const all = (look: CategoryMarkProps['look']) =>
  directory.map(({id}) => <CategoryMark key={id} category={id} {...(look && {look})} />);

export const example: Example = {
  purpose: 'Represents a category of integrations, beside its name. Products have ProductMark.',
  layout: 'row',
  variants: {tile: all('tile'), small: all('small'), bare: all('bare')},
};
