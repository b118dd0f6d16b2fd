import type {Face} from '#src/content/schema/company';

const mirrored = (shift = 0) => `matrix(-1 0 0 1 ${120 + shift} 0)`;

/** Reads the parts of `parts.svg` by id, and its colors by class. */
export function readParts(svg: string) {
  const read = (pattern: RegExp) => new Map([...svg.matchAll(pattern)].map(([, name = '', text = '']) => [name, text]));
  return {shapes: read(/<g id="([^"]+)">(.*)<\/g>/g), colors: read(/\.([\w-]+) \{(.+)\}/g)};
}

/** A portrait as an SVG file without a background. The head is turned left or right; the light is always from the left. */
export function drawPortrait({shapes, colors}: ReturnType<typeof readParts>, face: Face): string {
  const [skin, hair, hairColor, head, eyes, mouth, collar, top, turn, ...extras] = face;
  const isLeft = turn === 'left';
  const shift = isLeft ? -3.2 : 3.2;
  const body = isLeft ? mirrored() : undefined;
  const looking = isLeft ? mirrored(shift) : `translate(${shift} 0)`;
  const level = `translate(${shift} 0)`;
  const layers: [part: string, transform?: string | undefined][] = [
    [`back-${hair}`],
    ['neck'],
    ['body', body],
    ['throat'],
    [`collar-${collar}`, body],
    ...(hair === 'scarf' || collar === 'roll' ? [] : [['ear', body] as [string, string?]]),
    [`head-${head}`],
    ...(extras.includes('beard') ? [['beard'] as [string]] : []),
    [`eyes-${eyes}`, level],
    ['nose', looking],
    [`mouth-${mouth}`, level],
    ...(extras.includes('lines') ? [['lines', level] as [string, string]] : []),
    [`front-${hair}`],
    ...(extras.includes('rings') ? [['rings', `translate(${isLeft ? 23 : -23} 0)`] as [string, string]] : []),
    ...(extras.includes('glasses') ? [['glasses', looking] as [string, string]] : []),
  ];
  const drawn = layers.map(([part, transform]) => {
    const shape = shapes.get(part) ?? '';
    return transform === undefined ? shape : `<g transform="${transform}">${shape}</g>`;
  });
  const values = [`skin-${skin}`, `hair-${hairColor}`, `top-${top}`].map((name) => colors.get(name)).join('');
  const colored = drawn.join('').replaceAll(/var\((--[\w-]+)\)/g, (_, name) => {
    return new RegExp(`${name}: (#\\w+)`).exec(values)?.[1] ?? 'none';
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">${colored}</svg>\n`;
}
