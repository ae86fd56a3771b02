import type { Fact } from './email-content.ts';
import type { SignInPlace } from './email-template.ts';

const momentIn = (at: Date, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)} (${timeZone})`;

const moment = ({ at, timeZone }: SignInPlace): string => {
  try {
    return momentIn(at, timeZone ?? 'UTC');
  } catch {
    // An unknown time zone must not suppress a warning.
    return momentIn(at, 'UTC');
  }
};

/** Time, device and address as facts. */
export const placeFacts = (place: SignInPlace): readonly Fact[] => [
  { label: 'When', value: moment(place) },
  { label: 'Device', value: place.device },
  { label: 'IP address', value: place.address },
];
