import type {Panel} from '#src/content/schema/pictures/panel';
import {administrationStills, troubleStills} from './administration';
import {bookingStills} from './booking';
import {automationStills, contactStills} from './contacts';
import {formsAndWebsitesStills} from './forms-and-websites';
import {gettingStartedStills} from './getting-started';
import {messagingStills} from './messaging';
import {paymentStills, storeStills} from './payments';
import {switchingStills} from './switching';
import {jobStills, reportStills} from './work-and-reports';

/** The picture of each guide, by the last segment of its URL. `<Steps still="name">` shows it. */
export const stills: Readonly<Record<string, Panel>> = {
  ...gettingStartedStills,
  ...switchingStills,
  ...contactStills,
  ...messagingStills,
  ...automationStills,
  ...bookingStills,
  ...formsAndWebsitesStills,
  ...paymentStills,
  ...storeStills,
  ...jobStills,
  ...reportStills,
  ...administrationStills,
  ...troubleStills,
};
