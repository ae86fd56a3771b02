/** The device's time zone, by which the server reckons the country of a new account. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
