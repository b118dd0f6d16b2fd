import sharp from 'sharp';

/**
 * Full-bleed icons: iOS and Android cut their own shape.
 * @param mark The logo as SVG: a rounded background with the drawing on it.
 * @param share Share of the width the drawing takes; Android guarantees the middle 80%.
 */
function fillBackground(mark: string, share: number): string {
  const color = /<rect[^>]*fill="(#[\da-f]{6})"/i.exec(mark)?.[1] ?? '';
  const inside = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const at = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${color}"/><g transform="translate(${at} ${at}) scale(${share})">${inside}</g></svg>`;
}

/** The site's PNG icons, drawn from the logo. */
export function drawIcons(mark: string): Promise<{file: string; png: Buffer}[]> {
  const draw = async (name: string, size: number, svg: string) => ({
    file: `static/icons/${name}.png`,
    // The drawings are 32 pixels wide at 72 dpi.
    png: await sharp(Buffer.from(svg), {density: (72 * size) / 32})
      .resize(size)
      .png({palette: true})
      .toBuffer(),
  });
  return Promise.all([
    draw('apple-touch-icon', 180, fillBackground(mark, 0.94)),
    draw('icon-192', 192, mark),
    draw('icon-512', 512, mark),
    draw('icon-maskable-512', 512, fillBackground(mark, 0.8)),
  ]);
}
