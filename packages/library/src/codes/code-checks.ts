import { forbiddenByFault, forbiddenNow, isAllowed } from '@wrenchwise/knowledge/allowed-checks';
import { isUnfitFor, wordsOnCodePage } from '@wrenchwise/knowledge/codes/check-words';
import { circuitChecksOf } from '@wrenchwise/knowledge/codes/circuit-checks';
import { isOfAirbags, wiringOf } from '@wrenchwise/knowledge/codes/circuit-wiring';
import { causeSystemsOf, type CodeRecord } from '@wrenchwise/knowledge/codes/code-record';
import { driveFloorOf } from '@wrenchwise/knowledge/codes/drive-floors';
import { firstChecksOf } from '@wrenchwise/knowledge/codes/first-checks';
import type { Check, DriveVerdict } from '@wrenchwise/knowledge/schema';

import type { CodeCheck } from './code-page.ts';
import { effortOf } from './effort.ts';
import { fitsCode } from './fitting-checks.ts';
import type { ListedCause } from './listed-causes.ts';
import { inWordsOf, isFeed } from './plain-meaning.ts';

const MAX_CHECKS = 5;
/** Checks taken of each fault: the leading one gives most. */
const CHECKS_BY_PLACE = [2, 1, 1, 1, 1, 1];
/** Chance that each of a circuit's own checks finds it, in their order: plugs and fuses lead. */
const CIRCUIT_CHANCES = [0.3, 0.25, 0.2];

/**
 * From this share of the fault's most frequent code on, a code is typical for a fault. A misfire
 * may store a catalyst code too, but nobody who reads P0420 begins with the spark plugs.
 */
const TYPICAL = 0.25;

/** Checks of hoses and leaks: no split hose stores an electrical code of a valve, motor or heater. */
const OF_HOSES = /\bhoses?\b|\bleak/i;

const isBesideTheWire = (record: CodeRecord, title: string): boolean =>
  record.kind === 'circuit' && wiringOf(record) === 'driven' && OF_HOSES.test(title);

/** A check with what orders it. */
interface Candidate extends CodeCheck {
  /** 0–1: the chance that it finds the cause. */
  readonly chance: number;
}

const findingFor = (check: Check): string =>
  (
    check.outcomes.find(({ effect }) => effect === 'confirms') ??
    check.outcomes.find(({ effect }) => effect === 'supports') ??
    check.outcomes[0]
  )?.finding ?? '';

const ofFaults = (
  record: CodeRecord,
  causes: readonly ListedCause[],
  verdict: DriveVerdict,
): readonly Candidate[] => {
  const systems = causeSystemsOf(record);
  // Nobody opens a plug of an airbag to look: only checks that were written for airbags count.
  const isAirbag = isOfAirbags(record);
  const typical = causes.filter(
    ({ typical: howTypical, fault }, place) =>
      (!isAirbag || fault.system === record.system) &&
      (place === 0 || (howTypical >= TYPICAL && (systems?.has(fault.system) ?? true))),
  );
  return typical
    .map(({ fault, share, typical: howTypical }) => ({
      fault,
      share,
      checks: fault.checks.filter(
        (check) =>
          !isBesideTheWire(record, check.title) &&
          !isUnfitFor(record.code, findingFor(check)) &&
          isAllowed(
            check,
            forbiddenNow(verdict, []),
            forbiddenByFault(fault.drive),
            forbiddenByFault(driveFloorOf(record)),
          ) &&
          fitsCode(record.code, check, findingFor(check), howTypical),
      ),
    }))
    .filter(({ checks }) => checks.length > 0)
    .slice(0, CHECKS_BY_PLACE.length)
    .flatMap(({ fault, share, checks }, place) =>
      checks.slice(0, CHECKS_BY_PLACE[place] ?? 1).map((check) => ({
        title: check.title,
        tool: check.tool,
        minutes: check.minutes,
        ...wordsOnCodePage(record.code, findingFor(check), fault.name),
        chance: share,
      })),
    );
};

const ofCircuit = (record: CodeRecord, part: string): readonly Candidate[] =>
  circuitChecksOf(record).map(({ title, tool, minutes, finding, cause }, at) => ({
    title:
      isFeed(part) && tool === 'None' ? 'Check the fuses that feed it' : inWordsOf(title, part),
    tool,
    minutes,
    finding: inWordsOf(finding, part),
    cause: inWordsOf(cause, part),
    chance: CIRCUIT_CHANCES[at] ?? 0.2,
  }));

const ofCode = (record: CodeRecord, verdict: DriveVerdict): readonly Candidate[] =>
  firstChecksOf(record.code).filter((check) =>
    isAllowed(check, forbiddenNow(verdict, []), forbiddenByFault(driveFloorOf(record))),
  );

/** Looks that several lists ask for in words of their own, by what is looked at. */
const LOOKS: readonly (readonly [look: string, title: RegExp])[] = [
  ['control wire', /^measure the control wire/i],
  ['fuse', /\bfuses?\b|\brelay\b/i],
  ['spark plugs’ age', /plugs were (?:last )?changed/i],
  [
    'electrical plug',
    /(?:plug|connector) and wires|fan plug for heat|(?:sensor|throttle) plug|(?:look at|inspect) the (?:sensor and )?plug\b|(?:open|unplug) the .*(?:plug|connector)|^follow the (?:cable|sensor lead)/i,
  ],
  ['resistance', /^measure (?:.*resistance|each glow plug|the (?:valve )?coil\b)/i],
  ['cold reading', /^compare (?:the reading with a cold engine|coolant and intake air)/i],
  ['signal wire', /^measure .*\bsignal\b/i],
  ['loom', /search the engine bay/i],
  ['fuel smell', /smell under the car|sniff and look/i],
  ['supply at the plug', /^measure the (?:supply|voltage) .*plug/i],
  ['steady run', /\b(?:steady|20-minute) run\b/i],
  ['oxygen sensor live', /^read oxygen sensor codes|oxygen sensor in live data/i],
  ['filter hoses', /sensor hoses|hoses of the filter/i],
  ['horn', /horn (?:and|or) wheel buttons/i],
  ['ring', /^turn the wheel and (?:look at|inspect) the ring/i],
  ['oil', /oil level|oil and coolant|check the oil\b|dipstick/i],
  [
    'battery',
    /(?:measure|test) (?:the )?(?:12.?v(?:olt)? )?battery|measure 12 v charging|12-volt battery out|battery and the charging/i,
  ],
  ['coolant', /coolant level/i],
  ['gearbox codes', /gearbox codes|codes of the gearbox/i],
  ['commanded EGR', /commanded/i],
  ['filler cap', /filler cap off|fuel cap|tighten the cap/i],
  ['air intake of the hybrid battery', /air grille and filter|air intake of the hybrid battery/i],
  ['brake lights', /brake lights/i],
  ['AdBlue', /AdBlue (?:message and )?level/i],
  ['hybrid battery’s air', /battery fan|air intake of the hybrid/i],
  ['gearbox fluid', /gearbox fluid|fluid (?:level|colour|and the debris|on white paper)/i],
  ['boost hoses', /charge pipes for oil|boost hoses for oil/i],
  ['filter pressure, engine off', /pressure .*engine off/i],
];

const lookOf = (title: string): string =>
  LOOKS.find(([, pattern]) => pattern.test(title))?.[0] ?? title;

/**
 * What to check first. The order is that of any search: chance of finding it per effort, where the
 * effort is minutes weighed by the tools, so that a look at the oil level comes before a tensioner
 * that has to come out. Candidates are the code's own quick looks, those of its circuit, and checks
 * of the faults that typically store it. Left out is what the code itself answers, what cannot be on
 * a car that stored it, and what the page's `verdict` or the fault's own forbids.
 *
 * @param part the part in words, for the titles of the circuit's checks
 */
export const checksFor = (
  record: CodeRecord,
  causes: readonly ListedCause[],
  verdict: DriveVerdict,
  part: string,
): readonly CodeCheck[] => {
  const seen = new Set<string>();
  return [
    ...ofCode(record, verdict),
    ...ofCircuit(record, part),
    ...ofFaults(record, causes, verdict),
  ]
    .map((check) => ({ check, worth: check.chance / effortOf(check) }))
    .toSorted((a, b) => b.worth - a.worth)
    .filter(({ check: { title } }) => {
      const look = lookOf(title);
      return !seen.has(look) && seen.add(look);
    })
    .slice(0, MAX_CHECKS)
    .map(({ check: { title, tool, minutes, finding, cause } }) => ({
      title,
      tool,
      minutes,
      finding,
      cause,
    }));
};
