import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { OutlookOf } from '@wrenchwise/library/outlook/create-outlook';

import { wilson } from '../scores/wilson.ts';
import type { Complaint } from '../texts/complaints.ts';

/** The week in which the measured complaints were filed. */
const FILED = '2024-02-15';
const FIRST = 3;

const hits = (
  rows: readonly Complaint[],
  firstOf: (row: Complaint) => readonly SystemId[],
): number =>
  rows.filter((row) => firstOf(row).some((system) => row.systems.includes(system))).length;

/**
 * Whether the system that an owner complained of is among the likeliest of the outlook of such a car,
 * as of that week: beside the three systems that are complained of most, whatever the car.
 */
export const checkSystems = (
  outlookOf: OutlookOf,
  rows: readonly Complaint[],
  known: readonly Complaint[],
) => {
  const counts = new Map<SystemId, number>();
  for (const system of known.flatMap(({ systems }) => systems)) {
    counts.set(system, (counts.get(system) ?? 0) + 1);
  }
  const commonest = [...counts].toSorted((a, b) => b[1] - a[1]).map(([system]) => system);
  const foreseen = ({ make, model, year }: Complaint) =>
    outlookOf({ vehicle: { make, model, year }, market: 'us', today: FILED }).systems.map(
      ({ system }) => system,
    );
  return {
    what: 'The system of an owner’s complaint (NHTSA, all makes, one week of February 2024) among the likeliest of the outlook of such a car',
    first: wilson(
      hits(rows, (row) => foreseen(row).slice(0, 1)),
      rows.length,
    ),
    amongThree: wilson(
      hits(rows, (row) => foreseen(row).slice(0, FIRST)),
      rows.length,
    ),
    commonestThree: wilson(
      hits(rows, () => commonest.slice(0, FIRST)),
      rows.length,
    ),
  };
};
