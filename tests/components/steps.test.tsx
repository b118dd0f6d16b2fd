import {guidePictures} from '#src/content/pictures/guides/registry';
import {GuidePicture} from '#src/theme/MDXComponents/GuidePicture';
import Steps from '#src/theme/MDXComponents/Steps';
import {toPicture} from '#src/world/describe-panel';

import {render, screen} from '@testing-library/react';

test.each(Object.entries(guidePictures))(
  'the picture of %s has every control and mark, and is described',
  (name, panel) => {
    const {label} = toPicture(panel);
    render(
      <Steps picture={name}>
        <ol>
          <li>Choose it.</li>
        </ol>
      </Steps>,
    );
    const picture = screen.getByRole('img', {name: label});
    const pressed = [...(panel.tool ? [panel.tool] : []), ...(panel.buttons ?? [])];
    for (const {label: text, mark} of [...panel.rows, ...pressed]) {
      expect(picture.textContent).toContain(text);
      expect(label).toContain(text);
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

test('in an article, a guide’s picture has no step numbers', () => {
  render(<GuidePicture caption="Get started" name="quick-start" />);
  const {label} = toPicture(guidePictures['quick-start']!);
  expect(label).toContain(' (step 4)');
  expect(screen.getByRole('img').getAttribute('aria-label')).toBe(label.replaceAll(/ \(step \d+\)/g, ''));
});

test('an unknown picture fails the build, with the names there are', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const [name = ''] = Object.keys(guidePictures);
  expect(() => render(<Steps picture="build-form">One.</Steps>)).toThrow(
    new RegExp(`Unknown picture “build-form”\\. Use one of: .*${name}`),
  );
});
