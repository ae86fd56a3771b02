import { once } from '../once.ts';
import { CODE_CORRECTIONS, CONFIRMED_CODES } from './code-corrections.ts';
import { codesOfSpan } from './code-ranges.ts';
import { titleOfComponent } from './component-titles.ts';
import { FAILURE_MODES } from './failure-modes.ts';

/** The encoded facts of the generic codes; the format is in `generic-codes.ts`. */
export interface CodeSource {
  /** The components, between bars. */
  readonly components: string;
  /** One line a code. */
  readonly facts: string;
}

/** A trouble code and what it means. */
export interface CodeMeaning {
  readonly code: string;
  readonly meaning: string;
  /** The sources disagree, or the meaning depends on the maker. */
  readonly uncertain: boolean;
}

/** The parts of a generic code's meaning. */
export interface GenericFacts {
  /** 'oxygen sensor heater'. */
  readonly component: string;
  /** One of `FAILURE_MODES`. */
  readonly mode: string;
  readonly cylinder?: number;
  readonly bank?: number;
  readonly sensor?: number;
  /** Of several alike: 'B'. */
  readonly letter?: string;
}

/** The table of trouble codes. Codes are in canonical form: 'P0301'. */
export interface CodeTable {
  /**
   * The meaning of a trouble code: component, place, failure mode. Any well-formed code has one;
   * where sources disagree, and for makers' own codes, it is marked uncertain.
   */
  readonly meaningOf: (code: string) => CodeMeaning;
  /** The component of a generic code, or undefined for makers' own and unpublished codes. */
  readonly componentOf: (code: string) => string | undefined;
  /** Undefined for makers' own and unpublished codes. */
  readonly factsOf: (code: string) => GenericFacts | undefined;
  /** Every code with facts of its own, in order. */
  readonly codes: () => readonly string[];
}

interface CodeFacts {
  readonly component: string;
  readonly mode: string;
  readonly places: string;
  readonly uncertain: boolean;
}

const AREAS: Readonly<Record<string, string>> = {
  P: 'engine and gearbox',
  B: 'body',
  C: 'chassis',
  U: 'network',
};

const LINE = /^([PBCU][0-3][0-9A-F]{3})?([a-z])([0-9a-z]+)(?:\.([a-zA-Z0-9]+))?(\?)?$/;

const unpack = (source: CodeSource): ReadonlyMap<string, CodeFacts> => {
  const decoded = new Map<string, CodeFacts>();
  const components = source.components.split('|');
  const modes = Object.values(FAILURE_MODES);
  let code = '';
  for (const line of source.facts.split('\n')) {
    const [, named, mode = 'a', component = '0', places = '', mark] = LINE.exec(line) ?? [];
    code = named ?? nextCode(code);
    decoded.set(code, {
      component: components[Number.parseInt(component, 36)] ?? '',
      mode: modes[mode.charCodeAt(0) - 97] ?? '',
      places,
      uncertain: mark !== undefined,
    });
  }
  for (const [corrected, { component, mode, places = '' }] of CODE_CORRECTIONS) {
    decoded.set(corrected, { component, mode: FAILURE_MODES[mode], places, uncertain: false });
  }
  for (const confirmed of CONFIRMED_CODES.flatMap(codesOfSpan)) {
    const facts = decoded.get(confirmed);
    if (facts?.uncertain === true) decoded.set(confirmed, { ...facts, uncertain: false });
  }
  return decoded;
};

const nextCode = (code: string): string =>
  code.slice(0, 1) +
  (Number.parseInt(code.slice(1), 16) + 1).toString(16).toUpperCase().padStart(4, '0');

const PLACES: Readonly<Record<string, string>> = { c: 'cylinder', b: 'bank', s: 'sensor' };

const placesText = (places: string): string =>
  [...places.matchAll(/([cbs])(\d+)/g)]
    .map(([, letter = '', number = '']) => `${PLACES[letter] ?? ''} ${number}`)
    .join(', ');

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Parts of the car by the third character, which the makers' own P1 codes share with SAE's P0. */
const POWERTRAIN_GROUPS: Readonly<Record<string, string>> = {
  '0': 'air and fuel',
  '1': 'air and fuel',
  '2': 'fuel injection',
  '3': 'ignition and misfire',
  '4': 'emission control',
  '5': 'speed and idle',
  '6': 'control module',
  '7': 'gearbox',
  '8': 'gearbox',
  '9': 'gearbox',
};

const areaOf = (code: string): string => AREAS[code.slice(0, 1)] ?? 'engine and gearbox';

const makersArea = (code: string): string =>
  (code.startsWith('P1') ? POWERTRAIN_GROUPS[code.slice(2, 3)] : undefined) ?? areaOf(code);

/** Codes that the second digit assigns to the maker: their meaning depends on the make. */
export const isMakers = (code: string): boolean =>
  /^(?:P1|P30|P31|P32|P33|B1|B2|C1|C2|U1|U2)/.test(code);

const letterOf = (places: string): string | undefined => /l([A-Z])/.exec(places)?.[1];

const genericFacts = ({ component, mode, places }: CodeFacts): GenericFacts => {
  const place = (letter: string) => {
    const number = new RegExp(`${letter}(\\d+)`).exec(places)?.[1];
    return number === undefined ? undefined : Number(number);
  };
  const [cylinder, bank, sensor] = [place('c'), place('b'), place('s')];
  const letter = letterOf(places);
  return {
    component,
    mode,
    ...(cylinder === undefined ? {} : { cylinder }),
    ...(bank === undefined ? {} : { bank }),
    ...(sensor === undefined ? {} : { sensor }),
    ...(letter === undefined ? {} : { letter }),
  };
};

/** Titles of a quantity, which is low or high itself, and sends no signal. */
const OF_QUANTITIES =
  /(?:^|charging |module )system voltage$|gearbox fluid pressure$|(?:coolant|oil) level$/;

const ofQuantity = (mode: string): string => {
  if (mode === FAILURE_MODES.low) return FAILURE_MODES.tooLow;
  return mode === FAILURE_MODES.high ? FAILURE_MODES.tooHigh : mode;
};

/** Whether a component is a quantity: 'system voltage', 'gearbox fluid pressure'. */
export const isQuantity = (component: string): boolean => OF_QUANTITIES.test(component);

/** Words of a title that its failure mode says again. */
const SAID_AGAIN = /(?<! control) circuit$/;

/** A unit or a place follows the part and precedes what is said of it: 'EVAP system (bank 1): small leak'. */
const genericMeaning = ({ component, mode, places }: CodeFacts): string => {
  const [part = '', ...states] = titleOfComponent(component).split(': ');
  const place = placesText(places);
  const letter = letterOf(places);
  const failure = isQuantity(component) ? ofQuantity(mode) : mode;
  const named = letter === undefined ? part : part.replace(/\bfrom the /, 'from ');
  const what =
    upperFirst(failure === '' ? named : named.replace(SAID_AGAIN, '')) +
    (letter === undefined ? '' : ` ${letter}`) +
    (place === '' ? '' : ` (${place})`);
  const said = [states.join(', '), failure].filter((text) => text !== '').join(' ');
  return said === '' ? what : `${what}: ${said}`;
};

/** A table over the encoded facts, which are decoded on first use. */
export const createCodeTable = (source: CodeSource): CodeTable => {
  const facts = once(() => unpack(source));
  const genericOf = (code: string) => (isMakers(code) ? undefined : facts().get(code));
  return {
    componentOf: (code) => genericOf(code)?.component,
    factsOf: (code) => {
      const known = genericOf(code);
      return known === undefined ? undefined : genericFacts(known);
    },
    codes: () => [...facts().keys()],
    meaningOf: (code) => {
      if (isMakers(code)) {
        return {
          code,
          meaning: `One of the maker’s own ${makersArea(code)} codes: look it up for this make`,
          uncertain: true,
        };
      }
      const known = facts().get(code);
      if (known === undefined) {
        return {
          code,
          meaning: `Generic ${areaOf(code)} code without a published meaning`,
          uncertain: true,
        };
      }
      return { code, meaning: genericMeaning(known), uncertain: known.uncertain };
    },
  };
};
