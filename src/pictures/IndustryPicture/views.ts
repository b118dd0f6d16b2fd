import type {IndustryKey} from '#src/content/schema/industry-tabs';
import type {PlaceProps} from '#src/pictures/kinds/Place';
import type {Hour} from '#src/pictures/kinds/Place/places';

type View = {hour: Hour; name: PlaceProps['name']; view: string};

const whole = '0 0 1020 425';

/** The place of each industry. Neighbors have different hours. Three are parts of the place on the industry's page. */
export const views: Readonly<Record<IndustryKey, View>> = {
  automotive: {hour: 'night', name: 'automotive', view: '250 63.5 1120 466.7'},
  'real-estate': {hour: 'morning', name: 'real-estate', view: whole},
  insurance: {hour: 'night', name: 'insurance', view: whole},
  healthcare: {hour: 'morning', name: 'healthcare', view: whole},
  'lead-generation': {hour: 'evening', name: 'shop', view: whole},
  'professional-services': {hour: 'morning', name: 'meeting', view: whole},
  hospitality: {hour: 'night', name: 'hospitality', view: '60 44 1190 496'},
  other: {hour: 'evening', name: 'street', view: '237 44 1190 496'},
};
