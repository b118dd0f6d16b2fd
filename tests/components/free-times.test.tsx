import {FreeTimes} from '#src/parts/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';

import {renderToStaticMarkup} from 'react-dom/server';

test('the next open times are hidden until a script has them, so nothing is shown without one', () => {
  const html = renderToStaticMarkup(<>{freeTimes && <FreeTimes labels={freeTimes} />}</>);
  expect(html).toMatch(/^<div[^>]* data-free-times="\/api\/availability"[^>]*><div[^>]* hidden="">.*<\/div><\/div>$/);
  expect(html).toContain('Next open times');
});
