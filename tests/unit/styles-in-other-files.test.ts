import {readTokens} from '#src/lib/style-tokens';
import {colors} from '../../functions/delivery/mail/layout/part';
import {readText} from '../support/source-tree';

// Emails and the icon can't read style sheets, so they have copies of a few colors.

const token = readTokens('light');
const tokenOf = {
  ink: 'ink',
  muted: 'muted',
  brand: 'brand',
  onBrand: 'on-brand',
  lime: 'lime',
  ground: 'sunken',
  card: 'surface',
  line: 'line',
  strongLine: 'line-2',
} as const satisfies Record<keyof typeof colors, string>;

const long = (color: string): string => color.toLowerCase().replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

test.each(Object.entries(tokenOf))('the color %s of mails is the token --sw-%s', (name, of) => {
  expect(colors[name as keyof typeof colors].toLowerCase()).toBe(long(token(of)));
});

test('the icon has the colors of the logo', () => {
  const fills = [...readText('static/favicon.svg').matchAll(/(?:fill|stroke)="(#[^"]+)"/g)].map(([, color = '']) =>
    long(color),
  );
  expect(fills).toEqual([long(token('brand')), '#ffffff', long(token('lime'))]);
});
