import type { MotDefectType } from '@wrenchwise/vehicle/mot-history';

import { readMotDefect } from './read-mot-defect.ts';

/** A finding in a pasted list. */
export interface ListedDefect {
  /** The tester's words. */
  readonly text: string;
  /** Undefined where the list does not say it. */
  readonly type: MotDefectType | undefined;
}

/** No list is longer: what follows is not read. */
const READ = 20_000;
const MAX_DEFECTS = 60;

/** Lines that say which class the following findings have. */
const HEADINGS: readonly (readonly [RegExp, MotDefectType])[] = [
  [
    /^(?:do not drive(?: until repaired)?\b.*|dangerous(?: defects?| faults?| items?)?)$/i,
    'DANGEROUS',
  ],
  [
    /^(?:repair immediately\b.*|major(?: defects?| faults?| items?)?|reasons?(?:\(s\))? for (?:failure|refusal)\b.*)$/i,
    'MAJOR',
  ],
  [/^(?:repair as soon as possible\b.*|minor(?: defects?| faults?| items?)?)$/i, 'MINOR'],
  [
    /^(?:monitor and repair if necessary\b.*|advisor(?:y|ies)(?: (?:notice )?(?:items?|defects?|notes?)(?: issued)?)?)$/i,
    'ADVISORY',
  ],
];

/** The class at the beginning or the end of a finding's own line. */
const TAGS: readonly (readonly [RegExp, MotDefectType])[] = [
  [/^[[(]?dangerous[\])]?\s*[:–—-]?\s+|\s*[[(–—-]\s*dangerous\s*[\])]?$/i, 'DANGEROUS'],
  [
    /^[[(]?(?:major|fail(?:ure|ed)?)[\])]?\s*[:–—-]\s*|\s*[[(–—-]\s*(?:major|fail)\s*[\])]?$|^[[(]major[\])]\s*/i,
    'MAJOR',
  ],
  [/^[[(]?minor[\])]?\s*[:–—-]\s*|\s*[[(–—-]\s*minor\s*[\])]?$|^[[(]minor[\])]\s*/i, 'MINOR'],
  [
    /^[[(]?(?:advisory|advise[ds]?)[\])]?\s*[:–—-]?\s*|\s*[[(–—-]\s*advisory\s*[\])]?$/i,
    'ADVISORY',
  ],
];

/** '(5.2.3 (e))', '[4.1.E.1]': the paragraph of the manual behind a finding. */
const PARAGRAPH = /[([]\s*\d{1,2}\.\d{1,2}(?:\.[\dA-Za-z]+)*(?:\s*\([a-z\d]+\))*\s*[)\]]\s*\.?$/i;

const BULLET = /^\s*(?:[•·*–—-]|\(?\d{1,2}[.)](?!\d))\s*/;

/** Lines of a certificate that are no finding. */
const NO_FINDING =
  /^(?:mot test|test (?:result|number|location|class|certificate)|refusal|vt ?\d\d|vehicle|vin\b|registration|colour|make|model|mileage|odometer|date|expiry|country|location|tester|inspect|issued|about|page|www|https?:|for |to |if |you |check|warning:|this |the (?:vehicle|test|mot)|result|pass|failed?$|nothing|none)\b/i;

const MIN_WORDS = 2;

const typeOfHeading = (line: string): MotDefectType | undefined =>
  HEADINGS.find(([pattern]) => pattern.test(line.replace(/[:.]$/, '')))?.[1];

const untagged = (line: string): { words: string; type: MotDefectType | undefined } => {
  for (const [pattern, type] of TAGS) {
    if (pattern.test(line)) return { words: line.replace(pattern, '').trim(), type };
  }
  return { words: line, type: undefined };
};

/** A line that goes on from the one before: where findings end with their paragraph, a PDF breaks long ones. */
const goesOn = (before: string | undefined, line: string): boolean =>
  before !== undefined && !PARAGRAPH.test(before) && /^[a-z([]/.test(line);

/**
 * The findings of an MOT list as people paste it: a refusal or pass certificate (VT30, VT32, VT20), the
 * history page of GOV.UK, or lines with their class. Any text is safe; what is no finding is left out.
 */
export const readMotList = (text: string): readonly ListedDefect[] => {
  const found: { text: string; type: MotDefectType | undefined; isUnderHeading: boolean }[] = [];
  const lines = text
    .slice(0, READ)
    .split(/[\r\n]+/)
    .map((raw) => raw.replace(BULLET, '').replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const isCertificate = lines.some((line) => PARAGRAPH.test(line));
  let heading: MotDefectType | undefined;
  for (const line of lines) {
    const opened = typeOfHeading(line);
    if (opened !== undefined) {
      heading = opened;
      continue;
    }
    const last = found.at(-1);
    if (isCertificate && last !== undefined && goesOn(last.text, line)) {
      last.text = `${last.text} ${line}`;
      continue;
    }
    const { words, type } = untagged(line);
    if (words.split(' ').length < MIN_WORDS) continue;
    found.push({
      text: words,
      type: type ?? heading,
      isUnderHeading: type !== undefined || heading !== undefined,
    });
  }
  return found
    .filter(
      ({ text: words, isUnderHeading }) =>
        PARAGRAPH.test(words) ||
        (!NO_FINDING.test(words) && (isUnderHeading || readMotDefect(words) !== undefined)),
    )
    .slice(0, MAX_DEFECTS)
    .map(({ text: words, type }) => ({ text: words, type }));
};

/** The number of the manual's section that a finding names; undefined where it names none. */
export const motSectionOf = (text: string): string | undefined => {
  const paragraph = PARAGRAPH.exec(text)?.[0];
  return paragraph === undefined ? undefined : /\d{1,2}/.exec(paragraph)?.[0];
};
