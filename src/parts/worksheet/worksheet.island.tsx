import {WorksheetResult} from './WorksheetResult';

/** The results of a worksheet in an article, which writers fill in. */
export default WorksheetResult;
