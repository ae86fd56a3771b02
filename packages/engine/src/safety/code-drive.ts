import { type Forbidden, forbiddenByFault } from '@wrenchwise/knowledge/allowed-checks';
import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { CodeRecord } from '@wrenchwise/knowledge/codes/code-record';
import { driveFloorOf } from '@wrenchwise/knowledge/codes/drive-floors';
import { driveOfCode, isGraver } from '@wrenchwise/knowledge/codes/drive-of-code';
import { faultCodes } from '@wrenchwise/knowledge/codes/fault-codes';

import type { EngineDiagnosis } from '../diagnosis.ts';
import type { Evidence } from '../evidence/read-report.ts';
import { hasAbnormal } from '../inference/measurements.ts';

type Drive = EngineDiagnosis['canDrive'];

/** Look-ups for the verdict of codes. */
export interface CodeDriveTools {
  readonly recordOfCode: (code: string) => CodeRecord;
  /** What the code means, as tools and pages write it. */
  readonly titleOf: (code: string) => string;
}

/** Codes of the past, and those that only follow from another one, have no say. */
const MIN_STRENGTH = 0.5;

const WORD = /\p{L}{3,}/gu;
const CODE = /\b[PBCU][0-3][\dA-F]{3}\b/gi;

/** Words of a scan tool's list and of who passes it on: they say nothing of how the car drives. */
const NEUTRAL: ReadonlySet<string> = new Set(
  `and any are but can car cars clear cleared code codes comes confirmed current currently did does drive dtc dtcs ecu engine
  error errors fault faults for found from garage get gets getting got has have help here how just keep keeps know light
  mean meaning means mil module much need obd only permanent pending please powertrain present read reader reading result
  results safe say saying says scan scanned scanner show showing shown shows status still stored that the there these this
  tool trouble van vehicle warning was what when which why with you check came come been`.split(
    /\s+/,
  ),
);

/** Whether every word of a stretch is of the codes' titles, of the car's name or neutral. */
const neutralReader = ({ titleOf }: CodeDriveTools, { codes, facts }: Evidence) => {
  const titles = [facts.make, facts.model, ...codes.map(({ code }) => titleOf(code))];
  const known = new Set(titles.join(' ').toLowerCase().match(WORD));
  return (stretch: string): boolean =>
    (stretch.replace(CODE, ' ').toLowerCase().match(WORD) ?? []).every(
      (word) => NEUTRAL.has(word) || known.has(word),
    );
};

const countingCodes = ({ codes }: Evidence): readonly string[] =>
  codes.filter(({ strength }) => strength >= MIN_STRENGTH).map(({ code }) => code);

/**
 * Whether codes are all that is known: nothing says how the car drives.
 *
 * @param answered whether a sign was ticked or a question answered
 */
export const isOnlyCodes = (
  tools: CodeDriveTools,
  evidence: Evidence,
  answered: boolean,
): boolean =>
  !answered &&
  countingCodes(evidence).length > 0 &&
  evidence.claims.length === 0 &&
  !hasAbnormal(evidence.measurements) &&
  neutralReader(tools, evidence)(evidence.observed);

const stores = (fault: Fault, code: string): boolean => {
  const { codes, families } = faultCodes(fault);
  return (codes.get(code) ?? families.get(code.slice(0, 4)) ?? 0) > 0;
};

/** A floor that rests on the part that the code names: that of an unknown code knows nothing of the car. */
const isKnown = (record: CodeRecord): boolean => 'part' in record;

const graver = (a: Drive | undefined, b: Drive): Drive =>
  a === undefined || isGraver(b.verdict, a.verdict) ? b : a;

/**
 * The verdict where codes are all that is known, as their pages give it: the strictest of theirs.
 *
 * @param leading the likeliest cause
 */
export const driveOfCodes = (
  { recordOfCode }: Pick<CodeDriveTools, 'recordOfCode'>,
  evidence: Evidence,
  leading: Fault | undefined,
): Drive | undefined => {
  let worst: Drive | undefined;
  for (const code of countingCodes(evidence)) {
    const record = recordOfCode(code);
    // What a code means on one make says nothing of a car whose make is not known.
    const isOfThisCar = isKnown(record) || evidence.facts.make !== '';
    const cause = leading && isOfThisCar && stores(leading, code) ? leading.drive : undefined;
    const { verdict, reason, decidedBy } = driveOfCode(record, cause);
    const own = decidedBy === 'code' ? `${code}. ${reason}` : reason;
    worst = graver(worst, { verdict, reason: own });
  }
  return worst;
};

/** The least strict verdict of what else is known beside these codes; undefined where none asks for one. */
export const codeFloor = (
  { recordOfCode }: Pick<CodeDriveTools, 'recordOfCode'>,
  evidence: Evidence,
): Drive | undefined => {
  let worst: Drive | undefined;
  for (const code of countingCodes(evidence)) {
    const record = recordOfCode(code);
    const { verdict, reason } = driveFloorOf(record);
    if (isKnown(record) && verdict !== 'yes') {
      worst = graver(worst, { verdict, reason: `${code}. ${reason}` });
    }
  }
  return worst;
};

/** What the floors of the codes forbid to do with the car. */
export const forbiddenByCodes = ({ recordOfCode }: CodeDriveTools, evidence: Evidence): Forbidden =>
  new Set(
    countingCodes(evidence)
      .map(recordOfCode)
      .filter(isKnown)
      .flatMap((record) => [...forbiddenByFault(driveFloorOf(record))]),
  );
