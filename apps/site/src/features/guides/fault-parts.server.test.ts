import {
  FAULTS_BY_PART,
  partOfFault,
  UNDRAWN,
} from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { partNamed, PICTURES } from '@wrenchwise/car-ui/illustrations/pictures.ts';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { expect, test } from 'vitest';

const partOf = (faultId: string): string | undefined => {
  const fault = FAULTS.find(({ id }) => id === faultId);
  if (fault === undefined) throw new Error(`no such fault: ${faultId}`);
  return partOfFault({ ...fault, faultId });
};

test('the part of every fault is drawn in the picture of its system', () => {
  const missing = FAULTS.flatMap((fault) => {
    const part = partOfFault({ ...fault, faultId: fault.id });
    return part === undefined || PICTURES[fault.system].parts.some(({ id }) => id === part)
      ? []
      : [`${fault.id}: ${part}`];
  });
  expect(missing).toEqual([]);
});

test('a part is marked for the thing that failed, not for a word beside it', () => {
  expect(partOf('radiator-leaking')).toBe('radiator');
  expect(partOf('coolant-hose-split')).toBe('hoses');
  expect(partOf('wiper-motor-failed')).toBe('motor');
  expect(partOf('belt-buckle-jammed')).toBe('buckle');
  expect(partOf('at-converter-lockup-shudder')).toBe('gearbox');
});

test('a fault of a part that is not drawn marks none', () => {
  expect(partOf('key-fob-battery-flat')).toBeUndefined();
  expect(partOf('ac-overcharged')).toBeUndefined();
  expect(partOf('egr-valve-stuck')).toBeUndefined();
});

test('every correction is of a fault of the catalogue, stands once and corrects something', () => {
  const corrected = [...Object.values(FAULTS_BY_PART).flat(), ...UNDRAWN];
  expect(corrected.filter((id, at) => corrected.indexOf(id) !== at)).toEqual([]);
  const idle = corrected.filter((id) => {
    const fault = FAULTS.find((one) => one.id === id);
    return fault === undefined || partOf(id) === partNamed(fault.system, fault.name);
  });
  expect(idle).toEqual([]);
});
