import {formScript} from '#src/boot/all';

/* What a form needs to stay on the page: boot.ts loads it when one is touched, or was before. */

for (const listen of formScript.listen) listen();
for (const read of formScript.read) read();
