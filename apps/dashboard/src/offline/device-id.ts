/** Begins the id of a diagnosis or guide that only this browser has: none of the server's does. */
const OWN = 'ffffffff-';

/** A fresh id in the form of the server's, which says that it is this browser's. */
export const newDeviceId = (): string => OWN + crypto.randomUUID().slice(OWN.length);

export const isDeviceId = (id: string): boolean => id.startsWith(OWN);
