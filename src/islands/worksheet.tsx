import {Worksheet} from '#src/features/worksheet';

/** A worksheet of an article, which writers fill in. */
export default Worksheet;
