import type { CodeRecord } from './code-record.ts';
import type { PartId } from './part-of-title.ts';
import type { CodeReading } from './topics.ts';

const VOLTS: CodeReading = {
  name: 'Control module voltage',
  why: 'below about 12 V with the engine off, or 13 V with it running, check the battery and charging first',
};

/** What to write down of parts of which their topic's readings say nothing. */
const READINGS: Readonly<Partial<Record<PartId, readonly CodeReading[]>>> = {
  'exhaust-temperature-sensor': [
    {
      name: 'All exhaust temperatures, engine cold',
      why: 'they should all be near that of the air outside: the odd one out is the sensor to check',
    },
    { name: 'Engine speed and load', why: 'shows what the engine was doing when it happened' },
    VOLTS,
  ],
  'egr-cooler': [
    {
      name: 'Coolant level, cold',
      why: 'a level that falls with no drips to be seen points to the cooler',
    },
    { name: 'Coolant temperature', why: 'tells you whether the engine was cold or warm' },
  ],
  'clutch-actuator': [
    {
      name: 'Clutch position, commanded and actual',
      why: 'a gap that stays points to the actuator or its sensor',
    },
    VOLTS,
  ],
  'range-sensor': [
    {
      name: 'Selector position on the reader',
      why: 'it should match the lever in every position',
    },
    VOLTS,
  ],
};

/** The readings of a code's part where those of its topic do not fit it; undefined where they do. */
export const readingsOfPart = (record: CodeRecord): readonly CodeReading[] | undefined =>
  'part' in record ? READINGS[record.part.id] : undefined;
