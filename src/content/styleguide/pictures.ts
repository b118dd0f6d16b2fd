import {supportDesk} from '#src/content/pictures/about';
import {clearwaterDentalStory} from '#src/content/case-studies/healthcare';
import {fieldhouseHotelsStory} from '#src/content/case-studies/hospitality';
import {ridgelineInsuranceStory} from '#src/content/case-studies/insurance';
import {testDrives, testDrivesLabel} from '#src/content/pictures/case-studies';
import {demoBooking} from '#src/content/pictures/demo';
import {bookingsPicture, sourcesPicture} from '#src/content/pictures/features';
import {heroPicture} from '#src/content/pictures/home-hero';
import {storePicture, weekPicture} from '#src/content/pictures/home-solutions';
import {boardPicture, crmPicture, flowPicture, inboxPicture} from '#src/content/pictures/home-tools';
import {bookMoreClientsPictures} from '#src/content/pictures/offers/book-more-clients';
import type {Picture} from '#src/mocks/types';

/** One picture of each kind: a new kind is a type error here until it has one. */
const kinds: {[Kind in Picture['kind']]: Extract<Picture, {kind: Kind}>} = {
  analytics: sourcesPicture,
  board: boardPicture,
  booking: demoBooking,
  day: bookingsPicture,
  flow: flowPicture,
  inbox: inboxPicture,
  list: storePicture,
  record: crmPicture,
  report: supportDesk,
  thread: bookMoreClientsPictures.reminder,
  week: weekPicture,
};

export const styleguidePictures = {
  kinds,
  app: heroPicture,
  bare: crmPicture,
  chart: {chart: testDrives, label: testDrivesLabel},
  trends: [ridgelineInsuranceStory.trend, clearwaterDentalStory.trend, fieldhouseHotelsStory.trend],
} as const;
