import { VALUE } from '@wrenchwise/obd/guided-tests/guided-test';
import type { ObdValue } from '@wrenchwise/obd/obd-value';
import { type Channel, channelOf, isRecordable } from '@wrenchwise/obd/recording/recording';
import { firstOfEach } from '@wrenchwise/obd/report-words';

/** Values that a screen shows at once. */
export const MAX_SHOWN = 8;

/** What most people look at first. */
const FIRST: readonly string[] = [
  VALUE.rpm,
  VALUE.coolant,
  VALUE.volts,
  VALUE.speed,
  'Calculated engine load',
  VALUE.shortTrim,
  VALUE.longTrim,
  'Intake manifold pressure',
  'Air flow',
];

/** What never changes while somebody looks on. */
const CONSTANT = /since codes were erased|with the warning light on|Odometer|Emission requirements/;

/** The values of a car that can be drawn, in the order in which it gives them. */
export const channelsOf = (values: readonly ObdValue[]): readonly Channel[] =>
  firstOfEach(values)
    .filter((value) => isRecordable(value) && !CONSTANT.test(value.name))
    .map((value) => channelOf(value));

/** Those that are shown before anybody chooses. */
export const defaultChannels = (channels: readonly Channel[]): readonly Channel[] => {
  const rank = ({ name }: Channel): number => {
    const index = FIRST.indexOf(name);
    return index < 0 ? FIRST.length : index;
  };
  return channels.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_SHOWN);
};
