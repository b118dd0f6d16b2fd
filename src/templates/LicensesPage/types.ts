import type {Action, PageMeta} from '#src/content/types';

export type PackageUse = 'browser' | 'functions';

export type LicensesContent = {
  meta: PageMeta;
  lead: string;
  texts: Action;
  /** Shown by `npm run dev`, where nothing is built. */
  pending: string;
  parts: readonly {id: string; of: PackageUse; title: string; text: string}[];
  font: {id: string; title: string; text: string; action: Action};
};
