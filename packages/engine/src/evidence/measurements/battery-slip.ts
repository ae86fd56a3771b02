import type { MeasuringTag } from '@wrenchwise/knowledge/parameters/parameter';

import type { RawValue } from './measured-value.ts';

/** A slip of a battery tester, or a text that quotes one. */
const SLIP =
  /\bbattery (?:test(?:er|ed)?|analy[sz]er|check|report)\b|\bmidtronics\b|\b(?:replace|good|recharge|charge (?:and|&) retest) battery\b|\bbatterietest\b/i;

const RATED =
  /\b(?:rated|rating|rated cca|cca rating|spec(?:ified)?|nominal|set(?: value)?|label|norm|input)\W{0,24}(\d{2,4})\s?(?:cca|a|en|sae|amps?)\b|\b\d{2,4}\s?(?:a|cca|en|sae|amps?)?(?: (?:en|sae))?\s?(?:of|out of|from|\/|against|vs\.?)\s?(?:a |its |the |rated )*(\d{2,4})(?:\s?(?:cca|a|en|sae|amps?)\b|(?=\s*(?:[.,;\n]|$)))/i;

/** A charging value by its own words. */
const CHARGING = /\b(?:no[ -]?loads?|loaded|unloaded|loads? on|charging|alternator|running)\b/i;
const CRANKING = /\b(?:crank\w*|start(?:er|ing)?)\b/i;

/** Lines above a value that may be the heading of its section. */
const ABOVE = 60;

const tagOf = (text: string, { start, end }: RawValue): MeasuringTag => {
  const own = text.slice(start, end);
  const above = text.slice(Math.max(0, start - ABOVE), start);
  for (const words of [own, above.slice(above.lastIndexOf('\n') + 1), above]) {
    const charging = words.search(CHARGING);
    const cranking = words.search(CRANKING);
    if (charging > cranking) return 'running';
    if (cranking >= 0) return 'cranking';
  }
  return 'engine-off';
};

/**
 * Values with what a battery tester knows of them: the cold cranking current has a rated one beside it, and the
 * voltage of its test is that of a battery at rest.
 */
export const onBatterySlips = (text: string, values: readonly RawValue[]): readonly RawValue[] => {
  const hasCurrent = values.some(({ of }) => of.quantity === 'cold-cranking');
  const isSlip = SLIP.test(text);
  if (!hasCurrent && !isSlip) return values;
  const found = hasCurrent ? RATED.exec(text) : null;
  const rated = Number(found?.[1] ?? found?.[2]);
  // The rated current is no second reading.
  const read = values.filter(
    ({ of, own }, at) =>
      of.quantity !== 'cold-cranking' ||
      own !== rated ||
      values.findIndex((one) => one.of === of) === at,
  );
  return read.map((value) => {
    if (value.of.quantity === 'cold-cranking' && rated > 0) return { ...value, rated };
    const isBare = isSlip && value.tags.size === 0 && value.of.id === 'system-voltage';
    return isBare ? { ...value, tags: new Set([tagOf(text, value)]) } : value;
  });
};
