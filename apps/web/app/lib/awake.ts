/** The event by which a public page says that React has taken it over; late-hydration.ts waits for it. */
export const AWAKE = 'wrenchwise:awake';
