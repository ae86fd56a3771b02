import { momentText } from '@wrenchwise/rules/day-words';

import type { Fact } from './email-content.ts';
import type { SignInPlace } from './email-template.ts';

const momentIn = ({ at, dateLocale }: SignInPlace, timeZone: string): string =>
  `${momentText(at, dateLocale, { dateStyle: 'long', timeStyle: 'short', timeZone })} (${timeZone})`;

const moment = (place: SignInPlace): string => {
  try {
    return momentIn(place, place.timeZone ?? 'UTC');
  } catch {
    // An unknown time zone must not suppress a warning.
    return momentIn(place, 'UTC');
  }
};

/** Time, device and address as facts. */
export const placeFacts = (place: SignInPlace): readonly Fact[] => [
  { label: 'When', value: moment(place) },
  { label: 'Device', value: place.device },
  { label: 'IP address', value: place.address },
];
