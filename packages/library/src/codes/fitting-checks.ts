import type { Check } from '@wrenchwise/knowledge/schema';

const CODE = String.raw`[PBCU][0-3][0-9A-F]{2}[0-9A-Fx]`;
const CODES = new RegExp(String.raw`\b(${CODE})(?: to (${CODE}))?`, 'g');

const namesAnyCode = (text: string): boolean => text.search(CODES) !== -1;

/** Whether a text names a code: by itself, in 'P0301 to P0308', or by its family of ten, 'P030x'. */
export const namesCode = (text: string, code: string): boolean => {
  for (const [, first = '', last] of text.matchAll(CODES)) {
    if (first === code || (first.endsWith('x') && code.startsWith(first.slice(0, -1)))) return true;
    if (last !== undefined && first <= code && code <= last) return true;
  }
  return false;
};

/** It asks for nothing but what is stored: 'Read the knock sensor codes', 'Read which wheel …'. */
const READS_CODES =
  /^(?:read|scan|see|ask)\b.*\bcodes?\b|^(?:read|scan|see|look for|listen)\b.*\b(?:which|whether|[PBCU]\d)|\band read the codes\b/i;

/** It asks what is stored besides, or whether the code comes back: knowing the code is its premise. */
const GOES_ON_FROM_CODE = /\bbeside|\bclear the code|\brule\b/i;

/** A fault whose most frequent codes these are has told what 'Read its codes' asks. */
const ITS_OWN = 0.5;

const isAnswered = (code: string, { title, outcomes }: Check, typical: number): boolean => {
  if (GOES_ON_FROM_CODE.test(title)) return false;
  const findings = outcomes.map(({ finding }) => finding).join('. ');
  if (namesCode(findings, code)) return READS_CODES.test(title) || /^read\b/i.test(title);
  return READS_CODES.test(title) && !namesAnyCode(findings) && typical >= ITS_OWN;
};

/** Found on an engine that does not run. */
const DOES_NOT_START =
  /does not fire|(?:will|does) not start|no spark\b|while cranking|does not crank|no cranking|\bone short crank\b/i;

/**
 * Codes that a car can have which does not start: of crankshaft, camshaft and their timing, ignition
 * and fuel supply, supply voltage, starter and computers. All others are found while the engine runs.
 */
const WITHOUT_RUNNING =
  /^P00(?:0[89]|1[6-9]|8|9)|^P01(?:8|9)|^P0(?:2[0356]|3[3-6]|5[16]|6|A|B|C|D)|^P2(?:29|5|63)|^P1|^[BU]/;

/**
 * Whether a check is worth doing once a code is known: its question is still open, and what it would
 * find can be found on a car that stored the code.
 *
 * @param finding what would speak for the fault
 * @param typical 0–1: how typically the check's fault stores the code
 */
export const fitsCode = (code: string, check: Check, finding: string, typical: number): boolean =>
  !isAnswered(code, check, typical) &&
  (WITHOUT_RUNNING.test(code) || !DOES_NOT_START.test(`${check.title}. ${finding}`));
