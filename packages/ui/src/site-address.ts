/**
 * The path that the installation answers under, such as `/cars`; empty at the root of its host. The
 * server writes it into every page that it serves; where there is no page, as in a build, it is empty.
 */
export const siteBase = (): string =>
  (typeof document !== 'undefined' && document.documentElement.dataset['base']) || '';

/**
 * Where a path of this site answers: everything in the browser that hands an address to the browser
 * itself, by an attribute, a fetch or `location`, asks here. What does not begin at the root, such as
 * `#top`, and what is elsewhere is returned as it is.
 */
export const siteAddress = (path: string): string =>
  path.startsWith('/') && !path.startsWith('//') ? siteBase() + path : path;

/** The path of this site that an address's path means: `siteAddress` undone. */
export const sitePath = (pathname: string): string => {
  const base = siteBase();
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
};
