/** The id of a check within its fault, and of a guide in the catalogue: its title in kebab-case. */
export const checkId = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
