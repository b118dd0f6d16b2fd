import {bootDocs} from '#src/boot/all';

/* Added to the boot script on pages with the docs menu or code in several languages. */

for (const listen of bootDocs.listen) listen();
document.addEventListener('DOMContentLoaded', () => {
  for (const read of bootDocs.read) read();
});
