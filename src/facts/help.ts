import { defaultLocale, inLocale } from '../locales';
import { entities } from './field-model';
import places from './model/help-places.json';

/** Address of the help of one page of the add-on. */
export interface HelpTarget {
  /** English caption of the page, with the part after a comma. */
  readonly page: string;
  /** Path without language, as the page's canonical link has it. */
  readonly path: string;
  /** Id on that page, the same in every language. */
  readonly anchor?: string;
}

/** The pages with fields, and the parts and guides beside them. */
export const helpTargets: readonly HelpTarget[] = [
  ...Object.values(entities).map((entity) => ({
    page: inLocale(entity, defaultLocale),
    path: entity.route,
  })),
  ...places.pages,
];
