import { expect, test } from 'vitest';

import { FAULTS } from '../catalogue.ts';
import { circuitAnswerOf } from './circuit-answers.ts';
import { causeSystemsOf, recordOf } from './code-record.ts';
import { codeSystems } from './code-systems.ts';
import { createCodeTable } from './code-table.ts';
import { faultCodes } from './fault-codes.ts';
import { CODE_COMPONENTS, CODE_FACTS } from './generic-codes.ts';
import { partsIn } from './part-of-title.ts';
import { toolWordsOf } from './tool-words.ts';

const table = createCodeTable({ components: CODE_COMPONENTS, facts: CODE_FACTS });
const listed = new Map(
  FAULTS.map((fault) => {
    const { codes, families } = faultCodes(fault);
    const ofFamilies = [...families.keys()].flatMap((family) =>
      Array.from({ length: 10 }, (_, digit) => `${family}${digit}`),
    );
    return [fault, [...codes.keys(), ...ofFamilies]] as const;
  }),
);
const listedCodes = [...new Set([...listed.values()].flat())].sort();

test('no title of the whole list holds two parts that disagree about the system', () => {
  const disagreeing = table.codes().flatMap((code) => {
    const [first, ...others] = partsIn(table.componentOf(code) ?? '');
    if (first === undefined || first.id === 'missing-messages') return [];
    return others
      .filter(
        ({ system, general, id }) =>
          system !== first.system && general !== true && !(first.outranks ?? []).includes(id),
      )
      .map(({ id }) => `${code} ${table.componentOf(code)}: ${first.id} and ${id}`);
  });
  expect(disagreeing).toEqual([]);
});

test('what a part outranks is a part of the table, of another system, that it really meets', () => {
  const met = new Set(
    table.codes().flatMap((code) => {
      const [first, ...others] = partsIn(table.componentOf(code) ?? '');
      return others.map(({ id }) => `${first?.id} over ${id}`);
    }),
  );
  const idle = new Set(
    table.codes().flatMap((code) => {
      const [first] = partsIn(table.componentOf(code) ?? '');
      return (first?.outranks ?? [])
        .map((id) => `${first?.id} over ${id}`)
        .filter((pair) => !met.has(pair));
    }),
  );
  expect([...idle]).toEqual([]);
});

test('every code that a fault lists and that has a meaning names a part of the table', () => {
  const nameless = listedCodes.filter((code) => recordOf(table, code).kind === 'nameless');
  expect(nameless).toEqual([]);
});

test('a code’s system is one in which the engine looks for it too', () => {
  const apart = listedCodes.flatMap((code) => {
    const record = recordOf(table, code);
    if (!('part' in record) || record.kind === 'messages') return [];
    const shares = codeSystems(code, table.componentOf(code));
    return [record.system, ...(record.part.also ?? [])].some((system) => (shares[system] ?? 0) > 0)
      ? []
      : [`${code} ${table.componentOf(code)}: ${record.system}`];
  });
  expect(apart).toEqual([]);
});

test('no fault lists a code of a part in another system, as by another maker’s list', () => {
  const strangers = [...listed].flatMap(([fault, codes]) =>
    codes
      .filter((code) => causeSystemsOf(recordOf(table, code))?.has(fault.system) === false)
      .map((code) => `${fault.id} (${fault.system}): ${code} ${table.componentOf(code)}`),
  );
  expect(strangers).toEqual([]);
});

test('no fault of a petrol part lists a diesel’s code, and no diesel part a petrol engine’s', () => {
  const mixed = [...listed].flatMap(([fault, codes]) =>
    codes
      .filter((code) => {
        const record = recordOf(table, code);
        const only = 'part' in record ? record.part.only : undefined;
        const fuels = fault.fits?.fuels;
        if (fuels === undefined || only === undefined || only === 'electric') return false;
        return !fuels.includes(only);
      })
      .map((code) => `${fault.id} (${fault.fits?.fuels?.join(', ')}): ${code}`),
  );
  expect(mixed).toEqual([]);
});

test('every circuit code says what was measured and where to look, in words about its part', () => {
  const circuits = table
    .codes()
    .map((code) => recordOf(table, code))
    .filter(({ kind }) => kind === 'circuit');
  expect(circuits.length).toBeGreaterThan(2500);
  for (const record of circuits) {
    const answer = circuitAnswerOf(record);
    expect(answer?.places.length, record.code).toBeGreaterThanOrEqual(3);
    expect(answer?.measured, record.code).toMatch(/\.$/);
  }
});

test.each([
  ['P0342', 'low', /earth/],
  ['P0343', 'high', /break|off/],
  ['P0337', 'low', /earth/],
  ['P0629', 'high', /12 volts/],
  ['B0001', 'circuit', /spiral cable/],
] as const)('%s, a circuit %s, begins where a mechanic does', (code, failure, place) => {
  const record = recordOf(table, code);
  expect(record).toMatchObject({ kind: 'circuit', failure });
  expect(circuitAnswerOf(record)?.places[0]).toMatch(place);
});

test.each([
  ['P0342', 'Camshaft Position Sensor "A" Circuit Low (Bank 1)'],
  ['P0011', '"A" Camshaft Position - Timing Over-Advanced (Bank 1)'],
  ['P0562', 'System Voltage Low'],
  ['P0455', 'Evaporative Emission System Leak Detected (Large Leak)'],
  ['P0117', 'Engine Coolant Temperature Sensor Circuit Low'],
  ['U0100', 'Lost Communication With ECM/PCM "A"'],
  ['P0135', 'O2 Sensor Heater Circuit (Bank 1 Sensor 1)'],
  ['P0741', 'Torque Converter Clutch Circuit Stuck Off'],
])('%s is shown in the words of a reader: %s', (code, words) => {
  const record = recordOf(table, code);
  expect('facts' in record ? toolWordsOf(record.facts) : '').toBe(words);
});

/** Words that hang: 'sensor or (bank 1)', 'low flow /', 'the the', a small letter to begin with. */
const UNGRAMMATICAL =
  /\b(?:or|and|of|the)\s*(?:\(|:|$)|[/—-]\s*(?:\(|:|$)|\b(\w+) \1\b|\s{2}|[,:]\s*$|\( | \)|\bor system\b/i;

test('titles and the words of a reader are grammatical', () => {
  const broken = listedCodes.flatMap((code) => {
    const record = recordOf(table, code);
    if (!('facts' in record)) return [];
    return [table.meaningOf(code).meaning, toolWordsOf(record.facts)]
      .filter((text) => UNGRAMMATICAL.test(text) || /^[a-z]/.test(text))
      .map((text) => `${code}: ${text}`);
  });
  expect(broken).toEqual([]);
});
