import {guidePictures} from '#src/content/pictures/guides/registry';
import {toPicture} from '#src/lib/describe-panel';
import Steps from '#src/theme/MDXComponents/Steps';

import {render, screen} from '@testing-library/react';

test.each(Object.entries(guidePictures))(
  'the picture of %s has every control and mark, and is described',
  (_, panel) => {
    const {label} = toPicture(panel);
    render(
      <Steps picture={JSON.stringify(toPicture(panel))}>
        <ol>
          <li>Choose it.</li>
        </ol>
      </Steps>,
    );
    const picture = screen.getByRole('img', {name: label});
    const pressed = [...(panel.tool ? [panel.tool] : []), ...(panel.buttons ?? [])];
    for (const {label: name, mark} of [...panel.rows, ...pressed]) {
      expect(picture.textContent).toContain(name);
      expect(label).toContain(name);
      if (mark !== undefined) expect(label).toContain(`(step ${mark})`);
    }
  },
);

test('steps without a picture are a list', () => {
  render(
    <Steps>
      <ol>
        <li>Choose it.</li>
      </ol>
    </Steps>,
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('listitem').textContent).toBe('Choose it.');
});
