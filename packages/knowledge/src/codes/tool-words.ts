import { modeOf } from './code-record.ts';
import { type CodeTable, type GenericFacts, isQuantity } from './code-table.ts';
import type { FailureMode } from './failure-modes.ts';

/** A failure as scan tools word it, after SAE J2012. */
const TOOL_FAILURES: Readonly<Record<FailureMode, string>> = {
  plain: '',
  circuit: 'Circuit',
  low: 'Circuit Low',
  high: 'Circuit High',
  range: 'Range/Performance',
  rangeLow: 'Range/Performance Low',
  rangeHigh: 'Range/Performance High',
  intermittent: 'Circuit Intermittent',
  open: 'Circuit/Open',
  stuckOpen: 'Stuck Open',
  stuckClosed: 'Stuck Closed',
  stuckOn: 'Stuck On',
  stuckOff: 'Stuck Off',
  stuck: 'Stuck',
  tooLow: 'Too Low',
  tooHigh: 'Too High',
  overTemperature: 'Over Temperature',
  correlation: 'Correlation',
  notLearned: 'Not Learned',
  learningLimit: 'Exceeded Learning Limit',
  fault: 'Malfunction',
};

/** Our words back into the standard's. */
const STANDARD_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^([A-Z]) (camshaft position)/, '"$1" $2'],
  [/^no messages from the /, 'lost communication with '],
  [/^implausible data from the /, 'invalid data received from '],
  [/^software does not match the /, 'software incompatibility with '],
  [/\bexhaust gas recirculation \(EGR\)/, 'exhaust gas recirculation'],
  [/\bfuel vapour system\b/, 'evaporative emission system'],
  [/\bfuel vapour\b/, 'evaporative emission system'],
  [/\bengine control module\b/, 'ECM/PCM'],
  [/\bgearbox control module\b/, 'TCM'],
  [/\bgearbox\b/g, 'transmission'],
  [/\bimmobiliser\b/, 'immobilizer'],
  [/\btyre\b/, 'tire'],
  [/\bair conditioning\b/, 'A/C'],
  [/\boxygen sensor\b/, 'O2 sensor'],
  [/\bHO2S heater sensor\b/, 'HO2S heater'],
  [/\bcabin\b/, 'in-vehicle'],
  [/\boutside temperature\b/, 'ambient temperature'],
  [/\bfiring circuit\b/, 'deployment control'],
  [/^transmission fluid pressure: too /, 'transmission fluid pressure '],
  [/: (too low|too high|stuck open|stuck closed)$/, ' $1'],
  [/^driver’s belt switch$/, 'driver seatbelt sensor'],
  [/^front passenger’s belt switch$/, 'passenger seatbelt sensor'],
  [/^(left|right) front impact sensor$/, '$1 frontal restraints sensor'],
  [/^front centre impact sensor$/, 'center frontal restraints sensor'],
  [/ side impact sensor (?=\d$)/, ' side restraints sensor '],
  [/ side curtain air bag /, ' curtain '],
  [/^(driver|passenger)(?: side)? pretensioner deployment/, '$1 seatbelt pretensioner deployment'],
  [/^steering wheel angle sensor$/, 'steering wheel position sensor'],
  [/^driver’s belt load limiter$/, 'driver seatbelt load limiter deployment control'],
  [/^front passenger’s belt load limiter$/, 'passenger seatbelt load limiter deployment control'],
  [/^front centre belt load limiter$/, 'first row center seatbelt load limiter deployment control'],
];

const SMALL: ReadonlySet<string> = new Set(['and', 'or', 'of', 'the', 'to', 'for', 'in', 'at']);

const titled = (text: string): string =>
  text
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.has(word)
        ? word
        : word.replaceAll(
            /(^|[/(-])(\p{L})/gu,
            (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
          ),
    )
    .join(' ');

const placeOf = ({ bank, sensor, cylinder }: GenericFacts): string => {
  const places = [
    ...(cylinder === undefined ? [] : [`Cylinder ${cylinder}`]),
    ...(bank === undefined ? [] : [`Bank ${bank}`]),
    ...(sensor === undefined ? [] : [`Sensor ${sensor}`]),
  ];
  return places.length === 0 ? '' : ` (${places.join(' ')})`;
};

/**
 * A code's title in the manner of scan tools: 'Camshaft Position Sensor "A" Circuit Low (Bank 1)'.
 * Tools differ in a word or two; bare facts of the standard, no maker's text.
 */
export const toolWordsOf = (facts: GenericFacts): string => {
  let component = facts.component;
  for (const [pattern, standard] of STANDARD_WORDS) {
    component = component.replace(pattern, standard);
  }
  const worded = TOOL_FAILURES[modeOf(facts)];
  const failure = isQuantity(facts.component) ? worded.replace(/^Circuit /, '') : worded;
  const words = [
    titled(component),
    ...(facts.letter === undefined ? [] : [`"${facts.letter}"`]),
    ...(failure === '' ? [] : [failure]),
  ];
  const title = words
    .join(' ')
    .replace(/\bCircuit Circuit\b/, 'Circuit')
    .replace(/\bCircuit( "\w") Circuit\b(?!\/)/, 'Circuit$1');
  return title + placeOf(facts);
};

/** Every word that a code's title may have, in ours and in those of scan tools, for matching a pasted one. */
export const titleWordsOf = (table: CodeTable, code: string): string => {
  const { meaning } = table.meaningOf(code);
  const facts = table.factsOf(code);
  return facts === undefined ? meaning : `${meaning} ${toolWordsOf(facts)}`;
};
