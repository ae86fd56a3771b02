import { REPAIRS } from '@wrenchwise/knowledge/repairs/repairs';

const repairOfFault: ReadonlyMap<string, string> = new Map(
  REPAIRS.flatMap(({ id, variants }) => variants.map(({ faultId }) => [faultId, id] as const)),
);

/** Faults as repairs, each once, in their order. */
export const asRepairs = (faults: Iterable<string>): readonly string[] => [
  ...new Set(Array.from(faults, (id) => repairOfFault.get(id) ?? id)),
];
