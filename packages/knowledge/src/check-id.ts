import { FORMER_IDS } from './former-titles.ts';

const inKebabCase = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * The id of a check within its fault, and of a guide in the catalogue: its title in kebab-case, or that of
 * its former title where it was reworded.
 */
export const checkId = (title: string): string => {
  const id = inKebabCase(title);
  return FORMER_IDS[id] ?? id;
};
