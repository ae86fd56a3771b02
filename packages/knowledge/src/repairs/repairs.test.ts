import { describe, expect, it } from 'vitest';

import { FAULTS, findFault } from '../catalogue.ts';
import { REPAIRS } from './repairs.ts';

const faultsOf = (repair: (typeof REPAIRS)[number]) =>
  repair.variants.flatMap(({ faultId }) => findFault(faultId) ?? []);

describe('repairs', () => {
  it('hold each fault once', () => {
    const members = REPAIRS.flatMap(({ variants }) => variants.map(({ faultId }) => faultId));
    expect(members.filter((id, place) => members.indexOf(id) !== place)).toEqual([]);
  });

  it('hold two or more faults of the catalogue, all of the system of the repair', () => {
    const wrong = REPAIRS.filter((repair) => {
      const faults = faultsOf(repair);
      return (
        faults.length < 2 ||
        faults.length !== repair.variants.length ||
        faults.some(({ system }) => system !== repair.system)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('never hold a fault to drive on with beside one to stop for', () => {
    const wrong = REPAIRS.filter((repair) => {
      const verdicts = new Set(faultsOf(repair).map(({ drive }) => drive.verdict));
      return verdicts.has('yes') && verdicts.has('no');
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('never hold what is no fault, and have ids and names that no other repair or fault has', () => {
    const ids = [...REPAIRS, ...FAULTS].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
    const names = REPAIRS.map(({ name }) => name);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(REPAIRS.flatMap(faultsOf).filter(({ name }) => name.startsWith('No fault'))).toEqual([]);
  });

  it('say of each variant what it is in few words, each in another way', () => {
    const wrong = REPAIRS.filter(({ variants }) => {
      const labels = variants.map(({ label }) => label);
      return new Set(labels).size < labels.length || labels.some((label) => label.length > 40);
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
