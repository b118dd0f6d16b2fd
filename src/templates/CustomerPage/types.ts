import type {CustomerLabels, CustomerStory} from '#src/content/schema/case-studies';

export type CustomerPageProps = {content: CustomerStory; labels: CustomerLabels};
