import type {Panel} from '#src/world/schema/panel';
import {administrationPictures, troublePictures} from './administration';
import {bookingPictures} from './booking';
import {automationPictures, contactPictures} from './contacts';
import {formsAndWebsitesPictures} from './forms-and-websites';
import {gettingStartedPictures} from './getting-started';
import {messagingPictures} from './messaging';
import {paymentPictures, storePictures} from './payments';
import {switchingPictures} from './switching';
import {jobPictures, reportPictures} from './work-and-reports';

/** The picture of each guide, by the last segment of its URL. `<Steps picture="name">` shows it. */
export const guidePictures: Readonly<Record<string, Panel>> = {
  ...gettingStartedPictures,
  ...switchingPictures,
  ...contactPictures,
  ...messagingPictures,
  ...automationPictures,
  ...bookingPictures,
  ...formsAndWebsitesPictures,
  ...paymentPictures,
  ...storePictures,
  ...jobPictures,
  ...reportPictures,
  ...administrationPictures,
  ...troublePictures,
};
