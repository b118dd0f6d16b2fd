import type {Example} from '#src/ui/example';
import {IconButton} from './index';

export const example: Example = {
  purpose: 'A 40-pixel square with one icon. Its label says what it does.',
  variants: {label: <IconButton icon="search" label="Search" />},
};
