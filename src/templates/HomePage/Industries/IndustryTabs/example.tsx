import {homeIndustries} from '#src/content/home/offers';
import {IndustryPicture} from '#src/pictures/IndustryPicture';
import type {Example} from '#src/ui/example';
import {IndustryTabs} from './index';

export const example: Example = {
  purpose: 'A row of tabs, which scrolls sideways on small screens. The choice is kept in the address.',
  variants: {
    tabs: (
      <IndustryTabs
        tabs={homeIndustries.tabs}
        label={homeIndustries.label}
        drawPicture={(key) => <IndustryPicture industry={key} note={homeIndustries.notes[key]} />}
      />
    ),
  },
};
