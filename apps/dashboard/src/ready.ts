/** The event by which a written page learns that its script listens (`write-pages.ts`). */
export const READY = 'wrenchwise:ready';
