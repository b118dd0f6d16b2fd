import {bootTabs} from '#src/boot/all';

/* Added to the boot script on pages with tabs or with places that are drawn later. */

for (const listen of bootTabs.listen) listen();
document.addEventListener('DOMContentLoaded', () => {
  for (const read of bootTabs.read) read();
});
