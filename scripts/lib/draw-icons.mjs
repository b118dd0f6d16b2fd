import sharp from 'sharp';

/**
 * Icons that need the ground up to their edge: iOS and Android cut their own shape.
 * @param {string} mark the mark as SVG: a rounded ground and what stands on it
 * @param {number} share how much of the width the mark takes; Android shows the middle 80 % for certain
 */
function fillGround(mark, share) {
  const ground = /<rect[^>]*fill="(#[\da-f]{6})"/i.exec(mark)?.[1];
  const inside = mark.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const at = (32 * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${ground}"/><g transform="translate(${at} ${at}) scale(${share})">${inside}</g></svg>`;
}

/**
 * The icons of the site as PNG, drawn from the mark.
 * @param {string} mark
 * @returns {Promise<{file: string, png: Buffer}[]>}
 */
export function drawIcons(mark) {
  const draw = async (name, size, svg) => ({
    file: `static/icons/${name}.png`,
    // The marks are 32 pixels wide at 72 dots an inch.
    png: await sharp(Buffer.from(svg), {density: (72 * size) / 32})
      .resize(size)
      .png({palette: true})
      .toBuffer(),
  });
  return Promise.all([
    draw('apple-touch-icon', 180, fillGround(mark, 0.94)),
    draw('icon-192', 192, mark),
    draw('icon-512', 512, mark),
    draw('icon-maskable-512', 512, fillGround(mark, 0.8)),
  ]);
}
