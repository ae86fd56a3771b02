/// <reference types="vite/types/importMeta.d.ts" />
import { findFault } from '@wrenchwise/knowledge/catalogue';
import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { Vehicle } from '@wrenchwise/vehicle/vehicle';
import { describe, expect, it } from 'vitest';

import { engine } from './testing/engine.ts';

interface GoldenCase {
  readonly name: string;
  readonly text: string;
  readonly vehicle?: Vehicle;
  /** One of these must lead. */
  readonly first?: readonly string[];
  /** One of these must be among the first three. */
  readonly top3?: readonly string[];
  /** None of these may be named. */
  readonly never?: readonly string[];
  /** Must be among the first three systems. */
  readonly system?: SystemId;
}

const files = import.meta.glob<{ readonly cases: readonly GoldenCase[] }>(
  ['../cases/*.json', '!../cases/dangerous.json'],
  { eager: true, import: 'default' },
);
const cases = Object.values(files).flatMap((file) => file.cases);

describe('golden cases', () => {
  it('are at least sixty, of faults that exist', () => {
    expect(cases.length).toBeGreaterThanOrEqual(60);
    const named = cases.flatMap((one) => [
      ...(one.first ?? []),
      ...(one.top3 ?? []),
      ...(one.never ?? []),
    ]);
    expect(named.filter((id) => findFault(id) === undefined)).toEqual([]);
  });

  it.each(cases)('finds what is behind: $name', ({ text, vehicle, first, top3, never, system }) => {
    const diagnosis = engine.diagnose({ text }, vehicle ?? {});
    const ids = diagnosis.causes.map((cause) => cause.faultId);
    expect(first ?? ids).toContain(ids[0]);
    const repairs = [
      ...new Set(diagnosis.causes.map(({ faultId, repair }) => repair?.id ?? faultId)),
    ];
    const inThree = diagnosis.causes
      .filter(({ faultId, repair }) => repairs.indexOf(repair?.id ?? faultId) < 3)
      .map(({ faultId }) => faultId);
    expect(inThree).toSatisfy((three: readonly string[]) =>
      three.some((id) => top3?.includes(id) ?? true),
    );
    expect(ids.filter((id) => never?.includes(id))).toEqual([]);
    const systems = diagnosis.systems.slice(0, 3).map(({ id }) => id);
    expect(systems).toContain(system ?? systems[0]);
  });
});
