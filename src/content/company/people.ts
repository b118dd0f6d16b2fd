import type {Person} from '#src/content/schema/company';
import settings from '#src/content/settings/people.json' with {type: 'json'};
import type {PeopleSettings} from '#src/content/settings/schema';

type Member = Person & Pick<PeopleSettings[number], 'author'>;

/** The people of the company: `settings/people.json`. The first is shown beside the booking calendar. */
export const people = settings as readonly Member[] as readonly [Member, ...Member[]];
