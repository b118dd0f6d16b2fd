import type {Locator} from '@playwright/test';

/**
 * The box of an element once it is in the middle of the window and the sections around it have been laid out: pages leave out
 * those that are far away at first, so a box that is read sooner may be somewhere else when it is pressed. So it may if the font
 * comes later, with which lines break at other words.
 */
export async function aimAt(target: Locator): Promise<{x: number; y: number; width: number; height: number}> {
  await target.waitFor({timeout: 20_000});
  await target.evaluate(async (element) => {
    // The first layout asks for the font.
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
    for (let before = NaN, still = 0; still < 3;) {
      element.scrollIntoView({block: 'center', behavior: 'instant'});
      const {top} = element.getBoundingClientRect();
      still = top === before ? still + 1 : 0;
      before = top;
      await new Promise(requestAnimationFrame);
    }
  });
  return (await target.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
}
