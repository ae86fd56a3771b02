import type { Check } from '@wrenchwise/knowledge/schema';

const CODE = String.raw`[PBCU][0-3][0-9A-F]{2}[0-9A-Fx]`;
const CODES = new RegExp(String.raw`\b(${CODE})(?: to (${CODE}))?`, 'g');

const namesAnyCode = (text: string): boolean => text.search(CODES) !== -1;

/**
 * Whether a text names a code: itself, in a range ('P0301 to P0308'), or by its family of ten
 * ('P030x').
 */
export const namesCode = (text: string, code: string): boolean => {
  for (const [, first = '', last] of text.matchAll(CODES)) {
    if (first === code || (first.endsWith('x') && code.startsWith(first.slice(0, -1)))) return true;
    if (last !== undefined && first <= code && code <= last) return true;
  }
  return false;
};

/** Checks that only read codes: 'Read the knock sensor codes', 'Read which wheel …'. */
const READS_CODES =
  /^(?:read|scan|see|ask)\b.*\bcodes?\b|^(?:read|scan|see|look for|listen)\b.*\b(?:which|whether|[PBCU]\d)|\band read the codes\b/i;

/** Checks that ask for further codes, or whether the code comes back: they presuppose the code. */
const GOES_ON_FROM_CODE = /\bbeside|\bclear the code|\brule\b/i;

/** The typicality from which the code itself answers a fault's 'Read its codes'. */
const ITS_OWN = 0.25;

const isAnswered = (
  code: string,
  { title, outcomes }: Check,
  finding: string,
  typical: number,
): boolean => {
  if (GOES_ON_FROM_CODE.test(title)) return false;
  if (/\bwhether the code names\b/i.test(title)) return true;
  const findings = outcomes.map(({ finding }) => finding).join('. ');
  if (namesCode(findings, code)) return READS_CODES.test(title) || /^read\b/i.test(title);
  return READS_CODES.test(title) && !namesAnyCode(finding) && typical >= ITS_OWN;
};

/** Findings on an engine that does not run. */
const DOES_NOT_START =
  /does not fire|(?:will|does) not start|no spark\b|while cranking|does not crank|no cranking|\bone short crank\b/i;

/**
 * Codes that a car that does not start can have: of crankshaft, camshaft and their timing, ignition
 * and fuel supply, supply voltage, starter and computers. All others are detected while the engine
 * runs.
 */
const WITHOUT_RUNNING =
  /^P00(?:0[89]|1[6-9]|8|9)|^P01(?:8|9)|^P0(?:2[0356]|3[3-6]|5[16]|6|A|B|C|D)|^P2(?:29|5|63)|^P1|^[BU]/;

/** Codes of a filter so full that the power is cut: no run on the road clears it any more. */
const PAST_A_RUN = /^P246[01C]$/;
const IS_A_RUN = /steady run to clear|cleared by a drive/i;

/**
 * Whether a check makes sense with a known code: its question is still open, and its finding is
 * possible on a car that stored the code.
 *
 * @param finding the finding that would speak for the fault
 * @param typical 0–1: how typically the check's fault stores the code
 */
export const fitsCode = (code: string, check: Check, finding: string, typical: number): boolean =>
  !isAnswered(code, check, finding, typical) &&
  !(PAST_A_RUN.test(code) && IS_A_RUN.test(check.title)) &&
  (WITHOUT_RUNNING.test(code) || !DOES_NOT_START.test(`${check.title}. ${finding}`));
