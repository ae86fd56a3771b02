import { paymentsAreOff } from './installation.ts';

/** Pages about plans: no link leads there where payments are off. */
const SOLD: ReadonlySet<string> = new Set(['/pricing', '/dashboard/subscription']);

/**
 * What marks a link in HTML that the server sends to everybody: a style hides it where payments are off, so
 * that the script finds the page as it was written.
 */
export const soldMark = (to: string): { 'data-sold'?: '' } =>
  SOLD.has(to) ? { 'data-sold': '' } : {};

/** The links of a list that a script makes in the browser, without those about plans where payments are off. */
export const linksInForce = <Entry extends { readonly to: string }>(
  links: readonly Entry[],
): readonly Entry[] => (paymentsAreOff() ? links.filter(({ to }) => !SOLD.has(to)) : links);

/** The public pages' navigation. */
export const PUBLIC_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/features', label: 'Features' },
  { to: '/ai-automotive-solutions', label: 'AI Solutions' },
  { to: '/car-repair-guides', label: 'Repair Guides' },
  { to: '/pricing', label: 'Pricing' },
  { to: '/about', label: 'About' },
] as const;

/** What there is beside the repair guides; it folds out under them. */
export const READING_LINKS = [
  { to: '/check', label: 'Check a quote' },
  { to: '/car-repair-guides/everyday-jobs', label: 'Everyday jobs' },
  { to: '/codes', label: 'Trouble codes' },
  { to: '/car-specifications', label: 'Car specifications' },
  { to: '/blog', label: 'Blog' },
] as const;

/** What an owner can look at before the test: the page of an everyday job. */
export const MOT_CHECKLIST = {
  to: '/car-repair-guides/everyday-jobs/prepare-the-car-for-its-mot',
  label: 'MOT checklist',
} as const;
