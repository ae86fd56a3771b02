import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import type { DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { floorChanges } from '@wrenchwise/rules/leading-cause';
import type { OutcomeInShort } from '@wrenchwise/rules/outcome-in-short';
import { repairsOf } from '@wrenchwise/rules/repairs';
import { FUELS, TRANSMISSIONS } from '@wrenchwise/vehicle/vehicle';
import { getTableColumns, sql } from 'drizzle-orm';

import { diagnoses } from './diagnoses.tables.ts';

/** What its user said that it was; of an older row without a name, the fault's id. */
export const OUTCOME = sql<OutcomeInShort | null>`(
  select json_build_object('kind', o.kind, 'cause', coalesce(o.other_cause, o.cause_name, o.fault_id))
  from diagnosis_outcomes o where o.diagnosis_id = diagnoses.id
)`;

// For searches and for other programs (docs/product.md, Stored diagnosis): what is shown is in the result, and lists
// would be read from text to be thrown away.
const {
  searchText: _searchText,
  possibleCauses: _possibleCauses,
  recommendations: _recommendations,
  partsAndCost: _partsAndCost,
  commonFailurePatterns: _commonFailurePatterns,
  diagnosticSteps: _diagnosticSteps,
  rationale: _rationale,
  ...COLUMNS
} = getTableColumns(diagnoses);
/** Every column that a whole diagnosis is read from. */
export const WHOLE = { ...COLUMNS, outcome: OUTCOME };

/** A diagnosis as `WHOLE` reads it. */
export type DiagnosisRow = Pick<typeof diagnoses.$inferSelect, keyof typeof COLUMNS> & {
  readonly outcome: OutcomeInShort | null;
};

/** A second look that has taken longer than this was cut off: it may still come, nobody waits for it. */
const WAITED_FOR_MS = 2 * 60_000;

/** What is shown of a second look. */
export const secondLookOf = ({
  secondLook,
  createdAt,
}: Pick<DiagnosisRow, 'secondLook' | 'createdAt'>): Diagnosis['secondLook'] =>
  secondLook === 'added' || (secondLook && Date.now() - createdAt.getTime() < WAITED_FOR_MS)
    ? secondLook
    : undefined;

/** What is shown of a row that was read whole. */
export const toDiagnosis = (row: DiagnosisRow): Diagnosis => ({
  ...row.result,
  ...floorChanges(row.result),
  id: row.id,
  make: row.make,
  model: row.model,
  year: row.year,
  symptoms: row.symptoms,
  fuel: FUELS.find((fuel) => fuel === row.fuel) ?? null,
  transmission: TRANSMISSIONS.find((transmission) => transmission === row.transmission) ?? null,
  mileage: row.mileage,
  assumed: row.assumed,
  answers: row.answers,
  confirmed: row.confirmed,
  removed: row.removed,
  modelEvidence: row.modelEvidence,
  secondLook: secondLookOf(row),
  vehicleId: row.vehicleId,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  outcome: row.outcome,
  source: row.source,
  createdAt: row.createdAt.toISOString(),
});

/** The columns that repeat the result (docs/product.md, Stored diagnosis). */
export const summaryColumns = (result: DiagnosisResult) => {
  const [leading] = repairsOf(result.causes);
  return {
    result,
    possibleCauses: result.possible_causes,
    recommendations: result.recommendations,
    partsAndCost: result.parts_and_cost,
    severity: result.severity,
    commonFailurePatterns: result.common_failure_patterns,
    diagnosticSteps: result.diagnostic_steps,
    confidence: result.confidence,
    rationale: result.rationale,
    knowledgeVersion: result.knowledgeVersion,
    inputsHash: result.inputsHash,
    canDrive: result.canDrive.verdict,
    // The likeliest cause, at which the floor looks: of the leading repair each may be a small part.
    topProbability: leading
      ? Math.max(...result.causes.map(({ probability }) => probability))
      : null,
    leadingName: leading?.name ?? null,
    leadingProbability: leading?.probability ?? null,
  };
};
