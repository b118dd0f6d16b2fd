import {clearwaterDentalStory} from '#src/content/case-studies/healthcare';
import {homeSolutions} from '#src/content/home/solutions';
import {ProductPicture} from '#src/mocks/ProductPicture';
import {Sparkline} from '#src/mocks/Sparkline';
import type {Example} from '#src/templates/StyleguidePage/types';
import {RuledList} from './index';

const {company: title, industry: caption, summary: description, results, trend} = clearwaterDentalStory;
const measured = {title, caption, description, figure: results[0], media: <Sparkline {...trend} />};
const pictured = homeSolutions.rows.map(({picture, ...row}) => ({...row, media: <ProductPicture picture={picture} />}));
const action = {label: 'See Features', to: '/features'};

export const example: Example = {
  use: 'Rows between hairlines: title, text, a small picture, and an arrow or a figure.',
  looks: {
    'to, media': <RuledList rows={pictured} />,
    'caption, figure, media': <RuledList rows={[measured]} />,
    'items, action': (
      <RuledList rows={[{title: 'Starter', description: 'A list of promises.', items: ['No setup fee'], action}]} />
    ),
  },
};
