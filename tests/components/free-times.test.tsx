import {FreeTimes} from '#src/features/booking/FreeTimes';
import {freeTimes} from '#src/site/free-times';

import {renderToStaticMarkup} from 'react-dom/server';

const render = (isLive: boolean) => renderToStaticMarkup(<FreeTimes labels={{...freeTimes, isLive}} />);

test('with our calendar, a script may replace the hours with the next open times', () => {
  const html = render(true);
  for (const part of ['Demo hours', 'Next open times', 'data-free-times="/api/availability"'])
    expect(html).toContain(part);
});

test('with another calendar only the hours are shown', () => {
  const html = render(false);
  expect(html).toContain('Demo hours');
  expect(html).not.toMatch(/Next open times|data-|template|hidden/);
});
