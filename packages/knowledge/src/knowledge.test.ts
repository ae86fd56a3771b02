/// <reference types="vite/types/importMeta.d.ts" />
import { MAKES_AND_MODELS } from '@wrenchwise/vehicle/makes-and-models';
import { MODEL_TABLES } from '@wrenchwise/vehicle/model-facts';
import { describe, expect, it } from 'vitest';

import { FAULTS } from './catalogue.ts';
import { faultProblems, symptomProblems } from './completeness.ts';
import type { Symptom } from './symptom.ts';
import { SYMPTOMS } from './symptoms.ts';
import { SYSTEM_IDS } from './systems.ts';

type Module = Record<string, Record<string, unknown>>;

const symptomFiles = import.meta.glob<Record<string, Record<string, Symptom>>>('./symptoms/*.ts', {
  eager: true,
});
const familyFiles = import.meta.glob<Module>(['./faults/*/*.ts', '!./faults/*/faults.ts'], {
  eager: true,
});
const symptomIds: ReadonlySet<string> = new Set(Object.keys(SYMPTOMS));

/** The records that a file exports; families may share lists of fuels beside them. */
const tables = (module: Module) => Object.values(module).filter((value) => !Array.isArray(value));

/** `id: in a.ts and b.ts` for every id that more than one file defines. */
const definedTwice = (files: Record<string, Module>): string[] => {
  const where = new Map<string, string[]>();
  for (const [path, module] of Object.entries(files)) {
    for (const entries of tables(module)) {
      for (const id of Object.keys(entries)) where.set(id, [...(where.get(id) ?? []), path]);
    }
  }
  return [...where]
    .filter(([, paths]) => paths.length > 1)
    .map(([id, paths]) => `${id}: in ${paths.join(' and ')}`);
};

describe('the knowledge', () => {
  it.each(SYSTEM_IDS)('has only complete faults of %s', (system) => {
    const problems = FAULTS.filter((fault) => fault.system === system).flatMap((fault) =>
      faultProblems(fault, symptomIds).map((problem) => `${fault.id}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });

  it('prices every part, and lets ifNeeded say what a repair needs only sometimes', () => {
    const [fault] = FAULTS;
    if (fault === undefined) throw new Error('the catalogue is empty');
    const problemsOf = (parts: typeof fault.parts) =>
      faultProblems({ ...fault, parts }, symptomIds);
    expect(problemsOf([{ name: 'Brake discs', usd: [60, 240], ifNeeded: true }])).toEqual([]);
    expect(problemsOf([{ name: 'Brake discs', usd: [0, 240], ifNeeded: true }])).toEqual([
      "price of 'Brake discs' is [0, 240], must rise and start at 1 or more",
    ]);
    expect(problemsOf([{ name: 'Brake discs, if worn', usd: [60, 240] }])).toEqual([
      "part 'Brake discs, if worn' tells a condition in its name: set ifNeeded and name the part alone",
    ]);
  });

  it('gives an owner no less time than a workshop needs for the same repair', () => {
    const [fault] = FAULTS;
    if (fault === undefined) throw new Error('the catalogue is empty');
    const guide = { ...fault.guide, minutes: [40, 75] as const };
    expect(faultProblems({ ...fault, guide, labourHours: [5, 8] }, symptomIds)).toEqual([
      'guide.minutes has 40 where the workshop needs 300',
      'guide.minutes has 75 where the workshop needs 480',
    ]);
  });

  it.each(Object.keys(symptomFiles))('has only complete symptoms in %s', (path) => {
    const problems = Object.values(symptomFiles[path] ?? {}).flatMap((symptoms) =>
      Object.entries(symptoms).flatMap(([id, symptom]) =>
        symptomProblems(id, symptom).map((problem) => `${id}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('defines each symptom once', () => {
    expect(definedTwice(symptomFiles)).toEqual([]);
  });

  it('defines each fault once', () => {
    expect(definedTwice(familyFiles)).toEqual([]);
  });

  it('gathers every family file in its system', () => {
    const known = new Set(FAULTS.map((fault) => fault.id));
    const missing = Object.entries(familyFiles).flatMap(([path, module]) =>
      tables(module)
        .flatMap((entries) => Object.keys(entries))
        .filter((id) => !known.has(id))
        .map((id) => `${id}: ${path} is not spread in its faults.ts`),
    );
    expect(missing).toEqual([]);
  });

  it('gives every repair guide a title of its own', () => {
    const where = new Map<string, string[]>();
    for (const fault of FAULTS) {
      const title = fault.guide.title.toLowerCase();
      where.set(title, [...(where.get(title) ?? []), fault.id]);
    }
    const shared = [...where].filter(([, ids]) => ids.length > 1);
    expect(shared.map(([title, ids]) => `${ids.join(', ')}: both '${title}'`)).toEqual([]);
  });

  it('gives every fault a name of its own', () => {
    const where = new Map<string, string[]>();
    for (const fault of FAULTS) {
      const name = fault.name.toLowerCase();
      where.set(name, [...(where.get(name) ?? []), fault.id]);
    }
    const shared = [...where].filter(([, ids]) => ids.length > 1);
    expect(shared.map(([name, ids]) => `${ids.join(', ')}: both '${name}'`)).toEqual([]);
  });

  it('lets every symptom lead to a fault', () => {
    const used = new Set(FAULTS.flatMap((fault) => Object.keys(fault.symptoms)));
    expect([...symptomIds].filter((id) => !used.has(id))).toEqual([]);
  });

  it('uses each phrase for one symptom only', () => {
    const where = new Map<string, string[]>();
    for (const [id, symptom] of Object.entries(SYMPTOMS)) {
      for (const phrase of symptom.phrases) {
        const key = phrase.toLowerCase();
        where.set(key, [...(where.get(key) ?? []), id]);
      }
    }
    const shared = [...where].filter(([, ids]) => new Set(ids).size > 1);
    expect(shared.map(([phrase, ids]) => `'${phrase}': ${ids.join(', ')}`)).toEqual([]);
  });

  it('names only makes of the one list, and the rare ones that are read but not suggested', () => {
    const plain = (name: string) =>
      name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ');
    // 'Mercedes' is the common name for the list's Mercedes-Benz.
    const rare = [
      'canoo',
      'fisker',
      'mercedes',
      'nio',
      'oldsmobile',
      'rolls royce',
      'vinfast',
      'xpeng',
    ];
    const known = new Set([...Object.keys(MAKES_AND_MODELS), ...rare].map(plain));
    const named = [
      ...FAULTS.flatMap(({ fits, shifts = [] }) => [
        ...(fits?.makes ?? []),
        ...shifts.flatMap(({ makes = [] }) => makes),
      ]),
      ...MODEL_TABLES.electricMakes,
      ...MODEL_TABLES.facts.flatMap(({ makes }) => makes),
    ];
    expect([...new Set(named)].filter((make) => !known.has(plain(make)))).toEqual([]);
  });
});
