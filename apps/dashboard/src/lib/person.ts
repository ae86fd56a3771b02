import { longDate, relativeDate } from '@wrenchwise/client/relative-date.ts';
import type { AccountUser } from '@wrenchwise/domain/endpoints/accounts/account-user';
import { createContext, useContext } from 'react';

/** How the signed-in person reads dates and distances. */
type PersonSettings = Pick<AccountUser, 'timeZone' | 'distanceUnit'>;

const Person = createContext<PersonSettings>({ timeZone: null, distanceUnit: 'miles' });

/** Around all that is shown to a person. Outside of it the device's zone counts, and miles. */
export const PersonProvider = Person.Provider;

export const useDistanceUnit = () => useContext(Person).distanceUnit;

/** The person's zone, for `Intl`; undefined is the device's. */
export const useTimeZone = (): string | undefined => {
  const { timeZone } = useContext(Person);
  if (timeZone === null) return undefined;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone;
  } catch {
    // The server knows a zone that this browser does not.
    return undefined;
  }
};

/** Dates as the person reads them. */
export const useDates = () => {
  const zone = useTimeZone();
  return {
    longDate: (iso: string) => longDate(iso, zone),
    relativeDate: (iso: string) => relativeDate(iso, new Date(), zone),
  };
};
