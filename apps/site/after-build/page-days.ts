/**
 * The day on which what a page of our own says last changed; guides, codes, cars and articles bring
 * their own. Written by hand with the change: a clone without history does not know it.
 */
export const PAGE_DAYS: ReadonlyMap<string, string> = new Map([
  ['/', '2026-11-27'],
  ['/about', '2026-11-27'],
  ['/ai-automotive-solutions', '2026-11-27'],
  ['/blog', '2026-11-27'],
  ['/check', '2026-11-27'],
  ['/codes', '2026-11-27'],
  ['/contact', '2026-11-22'],
  ['/cookies', '2026-11-27'],
  ['/developers', '2026-11-27'],
  ['/faq', '2026-11-27'],
  ['/features', '2026-11-27'],
  ['/how-accurate', '2026-11-27'],
  ['/login', '2026-11-27'],
  ['/pricing', '2026-11-27'],
  ['/privacy', '2026-11-27'],
  ['/signup', '2026-11-27'],
  ['/terms', '2026-11-26'],
  ['/what-we-got-wrong', '2026-11-27'],
]);
