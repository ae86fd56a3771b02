import {
  DRAWN_ELSEWHERE,
  drawingOfFault,
  FAULTS_BY_PART,
  partOfFault,
  UNDRAWN,
} from '@wrenchwise/car-ui/illustrations/parts-of-faults.ts';
import { partNamed, PICTURES } from '@wrenchwise/car-ui/illustrations/pictures.ts';
import { FAULTS } from '@wrenchwise/knowledge/catalogue';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
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

const drawingOf = (faultId: string) => {
  const fault = FAULTS.find(({ id }) => id === faultId);
  if (fault === undefined) throw new Error(`no such fault: ${faultId}`);
  return drawingOfFault({ ...fault, faultId });
};

test('a drawing is shown only with the failed part marked in it', () => {
  for (const fault of FAULTS) {
    const drawing = drawingOf(fault.id);
    if (drawing === undefined) continue;
    const { parts } = PICTURES[drawing.system];
    expect(parts.find(({ id }) => id === drawing.part)?.name, fault.id).toBe(drawing.name);
  }
});

test('the exhaust after-treatment and the wheel bearing are marked where they are drawn', () => {
  expect(drawingOf('catalyst-inefficient')).toEqual({
    system: 'fuel',
    part: 'cat',
    name: 'Catalytic converter',
  });
  expect(drawingOf('dpf-soot-blocked')?.part).toBe('dpf');
  expect(drawingOf('wheel-bearing-worn')?.system).toBe('suspension');
});

test.each([
  'key-fob-battery-flat',
  'refrigerant-leak',
  'scuttle-drain-blocked',
  'hybrid-battery-worn',
  'can-bus-wiring-fault',
  'egr-valve-stuck',
  'ev-auxiliary-battery-worn',
  'brake-light-bulb-blown',
  'leaf-spring-cracked',
  'power-steering-pump-worn',
])('%s has no drawing rather than one of other parts', (faultId) => {
  expect(drawingOf(faultId)).toBeUndefined();
});

test('a part that is drawn elsewhere is drawn there, and not in the picture of its own system', () => {
  const wrong = SYSTEM_IDS.flatMap((system) =>
    Object.entries(DRAWN_ELSEWHERE[system] ?? {}).flatMap(([part, faults]) =>
      faults.filter((id) => {
        const own = FAULTS.find((fault) => fault.id === id)?.system;
        return (
          own === undefined ||
          own === system ||
          !PICTURES[system].parts.some((drawn) => drawn.id === part)
        );
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test('every correction is of a fault of the catalogue, is once and corrects something', () => {
  const corrected = [...Object.values(FAULTS_BY_PART).flat(), ...UNDRAWN];
  expect(corrected.filter((id, at) => corrected.indexOf(id) !== at)).toEqual([]);
  const idle = corrected.filter((id) => {
    const fault = FAULTS.find((one) => one.id === id);
    return fault === undefined || partOf(id) === partNamed(fault.system, fault.name);
  });
  expect(idle).toEqual([]);
});
