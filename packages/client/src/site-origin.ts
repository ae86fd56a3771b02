import { ORIGIN_PLACEHOLDER } from '@wrenchwise/rules/site-origin';
import { siteBase } from '@wrenchwise/ui/site-address.ts';

/** Where the site is: in the browser its address, at build time what the server replaces with it. */
const siteOrigin = (): string => (import.meta.env.SSR ? ORIGIN_PLACEHOLDER : location.origin);

/** A path of this site as a whole address, as search engines and link previews want it. */
export const absoluteUrl = (path: string): string => siteOrigin() + siteBase() + path;
