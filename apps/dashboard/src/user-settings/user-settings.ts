import { relativeDate } from '@wrenchwise/client/relative-date.ts';
import type { AccountUser } from '@wrenchwise/contract/endpoints/accounts/account-user';
import {
  dayOfMonth,
  longDate,
  longDay,
  momentText,
  monthAndYear,
  shortDay,
  shortMonth,
} from '@wrenchwise/rules/day-words';
import { HOME_PLACE } from '@wrenchwise/rules/home-place';
import { dateLocaleFor } from '@wrenchwise/ui/language/number-locale.ts';
import { createContext, useContext } from 'react';

/** How the signed-in user reads dates and distances, and where they drive. */
type UserSettings = Pick<AccountUser, 'timeZone' | 'distanceUnit' | 'place'>;

const UserSettingsContext = createContext<UserSettings>({
  timeZone: null,
  distanceUnit: 'miles',
  place: HOME_PLACE,
});

/** Around all that is shown to a user. Outside of it the device's zone counts, and Britain. */
export const UserSettingsProvider = UserSettingsContext.Provider;

export const usePlace = () => useContext(UserSettingsContext).place;

export const useDistanceUnit = () => useContext(UserSettingsContext).distanceUnit;

/** The user's zone, for `Intl`; undefined is the device's. */
export const useTimeZone = (): string | undefined => {
  const { timeZone } = useContext(UserSettingsContext);
  if (timeZone === null) return undefined;
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone;
  } catch {
    // The server knows a zone that this browser does not.
    return undefined;
  }
};

/** Dates as they are written where the user is, in the language of the page: of times in the user's zone, and of calendar days. */
export const useDates = () => {
  const zone = useTimeZone();
  const dateLocale = dateLocaleFor(usePlace().dateLocale);
  return {
    longDate: (iso: string) => longDate(iso, dateLocale, zone),
    relativeDate: (iso: string) => relativeDate(iso, dateLocale, zone),
    /** Of a time, in any other form. */
    moment: (iso: string, style: Intl.DateTimeFormatOptions) =>
      momentText(iso, dateLocale, { ...style, timeZone: zone }),
    longDay: (day: string) => longDay(day, dateLocale),
    shortDay: (day: string) => shortDay(day, dateLocale),
    dayOfMonth: (day: string) => dayOfMonth(day, dateLocale),
    monthAndYear: (month: string) => monthAndYear(month, dateLocale),
    shortMonth: (month: string) => shortMonth(month, dateLocale),
  };
};

export type Dates = ReturnType<typeof useDates>;
