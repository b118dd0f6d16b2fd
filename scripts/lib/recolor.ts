import {SassColor} from 'sass';

const channels = ['red', 'green', 'blue'] as const;

/** A color written as `#0b5d46` or `#fff`. */
function parse(hex: string): SassColor {
  const long = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
  return new SassColor({red, green, blue});
}

const print = (color: SassColor): string =>
  `#${channels.map((name) => Math.round(color.channel(name)).toString(16).padStart(2, '0')).join('')}`;

/** Hue in degrees and chroma, in the color space OKLCH. */
export function hueOf(hex: string): {hue: number; chroma: number} {
  const color = parse(hex).toSpace('oklch');
  return {hue: color.channel('hue'), chroma: color.channel('chroma')};
}

/** Relative luminance, from 0 to 1 (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
function luminance(color: SassColor): number {
  const [red = 0, green = 0, blue = 0] = channels.map((name) => {
    const value = color.channel(name) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colors, from 1 to 21. */
export function contrast(one: string, two: string): number {
  const [dark = 0, light = 0] = [one, two].map((hex) => luminance(parse(hex))).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A color of another hue and chroma with the same luminance, so that it has the same contrast with any other color. */
function withHue(hex: string, hue: number, chroma: number): string {
  const at = (lightness: number): SassColor =>
    new SassColor({lightness, chroma, hue, space: 'oklch'}).toSpace('rgb').toGamut({method: 'local-minde'});
  const wanted = luminance(parse(hex));
  let [low, high] = [0, 100];
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (luminance(at(middle)) < wanted) low = middle;
    else high = middle;
  }
  return print(at(high));
}

/** How far from the brand's hue a color of its family can be, in degrees: lime on one side, teal on the other. Skin tones, apricot and red are farther away. */
const family = {before: 62, after: 24};

/** A text with the colors of one brand's family replaced by another's. Grays take on little of the new brand's chroma. */
export function recolorText(text: string, before: string, after: string): string {
  const [from, to] = [hueOf(before), hueOf(after)];
  const ratio = Math.min(to.chroma / from.chroma, 2.5);
  return text.replaceAll(/#(?:[\da-f]{6}|[\da-f]{3})\b(?!-)/gi, (hex) => {
    const {hue, chroma} = hueOf(hex);
    const distance = ((hue - from.hue + 540) % 360) - 180;
    if (chroma < 0.001 || distance < -family.before || distance > family.after) return hex;
    const share = Math.min(chroma / from.chroma, 1);
    return withHue(hex, (to.hue + distance + 360) % 360, chroma * (1 + (ratio - 1) * share));
  });
}
