import type {IconName} from '#src/world/schema/icon';
import type {Picture} from '#src/world/schema/picture';
import type {Action, PageMeta, Step} from './page';

export type HelpTopic = {
  title: string;
  description: string;
  to: string;
  picture: Picture;
  /** The most popular guides. */
  guides: readonly GuideLink[];
};

export type GuideLink = {label: string; to: string};

export type HelpContact = {icon: IconName; title: string; text: string; action: Action};

/** The help center. Its code samples are generated from docs/api/openapi.yaml. */
export type DocumentationContent = {
  meta: PageMeta;
  title: string;
  lead: string;
  search: {label: string; action: string};
  first: {label: string; links: readonly GuideLink[]};
  topics: {title: string; all: string; items: readonly HelpTopic[]; more: readonly GuideLink[]};
  popular: {title: string; text: string; all: GuideLink; items: readonly (Step & {to: string})[]};
  example: {title: string; text: string; links: readonly [GuideLink, GuideLink]};
  help: {title: string; items: readonly HelpContact[]};
};
