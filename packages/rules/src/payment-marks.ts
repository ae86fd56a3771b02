/**
 * What is about plans and payments in the built public pages, and what takes its place where payments
 * are off. The server keeps one of the two as it serves a page, and takes the marks away.
 */
export const PAYMENT_MARKS = { on: 'payments-on', off: 'payments-off' } as const;

/** Placed first in a thing of schema.org that is read only where payments are on, or only where they are off. */
export const PAYMENT_KEY = 'wrenchwise:payments';
