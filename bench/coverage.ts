import { FAULTS, type Fault } from '@wrenchwise/knowledge/catalogue';
import { SYMPTOMS } from '@wrenchwise/knowledge/symptoms';
import { SYSTEM_IDS } from '@wrenchwise/knowledge/systems';
import { KNOWLEDGE_VERSION } from '@wrenchwise/knowledge/version';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import { writeResult } from './scores/results.ts';

const isMain = process.argv[1] === import.meta.filename;

/** Plug-in hybrids count as hybrids, LPG as petrol: their faults are nearly the same. */
const FUELS = ['petrol', 'diesel', 'hybrid', 'electric'] as const satisfies readonly Fuel[];

const distinct = (values: readonly string[]): number => new Set(values).size;

const fits = (fault: Fault, fuel: Fuel): boolean => fault.fits?.fuels?.includes(fuel) ?? true;

const isKnownOfModels = ({ shifts = [] }: Fault): boolean =>
  shifts.some(({ models }) => models !== undefined);

/** Counts over some faults, shared things once. */
const coverageOf = (faults: readonly Fault[]) => ({
  faults: faults.length,
  symptoms: distinct(faults.flatMap(({ symptoms }) => Object.keys(symptoms))),
  codes: distinct(faults.flatMap(({ codes = {} }) => Object.keys(codes))),
  checks: faults.reduce((sum, { checks }) => sum + checks.length, 0),
  guides: distinct(faults.map(({ guide }) => guide.title)),
  parts: distinct(faults.flatMap(({ parts }) => parts.map(({ name }) => name))),
  /** Faults possible with this fuel. */
  fuels: Object.fromEntries(
    FUELS.map((fuel) => [fuel, faults.filter((fault) => fits(fault, fuel)).length]),
  ),
  /** The share of faults with a shift for certain models. */
  knownModels:
    Math.round((faults.filter(isKnownOfModels).length / Math.max(1, faults.length)) * 1000) / 1000,
});

/** Counts the knowledge of each of the 14 systems. A code family counts as one code. */
export const run = async (): Promise<void> => {
  const all = coverageOf(FAULTS);
  writeResult('coverage.json', {
    knowledgeVersion: KNOWLEDGE_VERSION,
    all: { ...all, symptoms: Object.keys(SYMPTOMS).length },
    systems: Object.fromEntries(
      SYSTEM_IDS.map((id) => [id, coverageOf(FAULTS.filter(({ system }) => system === id))]),
    ),
  });
  console.log(
    `coverage: ${all.faults} faults, ${all.codes} codes, ${all.checks} checks, ${all.guides} guides, ${all.parts} parts in ${SYSTEM_IDS.length} systems`,
  );
};

if (isMain) await run();
