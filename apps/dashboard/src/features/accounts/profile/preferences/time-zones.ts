/** The zone of the device. */
import { t } from '@lingui/core/macro';

export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The first choice: no zone of one's own. */
export const asOnThisDevice = (): string => t`As on this device (${labelOf(deviceZone())})`;

/** 'America/New York' is easier to find than 'America/New_York'. */
const labelOf = (zone: string): string => zone.replaceAll('_', ' ');

/** What the field shows for a stored zone. */
export const zoneLabel = (zone: string | null): string =>
  zone === null ? asOnThisDevice() : labelOf(zone);

const zones = (): readonly string[] => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];

/** All choices, as the field shows them. */
export const zoneChoices = (): readonly string[] => [asOnThisDevice(), ...zones().map(labelOf)];

/**
 * The zone that was typed or chosen: null follows the device, undefined is none. `stored` stays a
 * choice where this browser's list does not have it.
 */
export const zoneOf = (typed: string, stored: string | null): string | null | undefined => {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '' || wanted === asOnThisDevice().toLowerCase()) return null;
  const known = stored === null ? zones() : [stored, ...zones()];
  return known.find((zone) => labelOf(zone).toLowerCase() === wanted);
};
