import type { Fact } from './email-content.ts';
import type { SignInPlace } from './email-template.ts';

const momentIn = (at: Date, timeZone: string): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at)} (${timeZone})`;

const moment = ({ at, timeZone }: SignInPlace): string => {
  try {
    return momentIn(at, timeZone ?? 'UTC');
  } catch {
    // A zone that this runtime does not know must not keep a warning from its reader.
    return momentIn(at, 'UTC');
  }
};

/** When, with what and from where. */
export const placeFacts = (place: SignInPlace): readonly Fact[] => [
  { label: 'When', value: moment(place) },
  { label: 'Device', value: place.device },
  { label: 'IP address', value: place.address },
];
