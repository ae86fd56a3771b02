import type { RecognisedCode } from '../diagnosis.ts';
import { FAILURE_MODES } from './failure-modes.ts';
import { CODE_COMPONENTS, CODE_FACTS } from './generic-codes.ts';

interface CodeFacts {
  readonly component: string;
  readonly mode: string;
  readonly places: string;
  readonly uncertain: boolean;
}

const AREAS: Record<string, string> = {
  P: 'engine and gearbox',
  B: 'body',
  C: 'chassis',
  U: 'network',
};

let facts: ReadonlyMap<string, CodeFacts> | undefined;

const LINE = /^([PBCU][0-3][0-9A-F]{3})?([a-z])([0-9a-z]+)(?:\.([a-zA-Z0-9]+))?(\?)?$/;

/** Unpacks the table, on the first code that is asked for. */
const codeFacts = (): ReadonlyMap<string, CodeFacts> => {
  if (facts !== undefined) return facts;
  const built = new Map<string, CodeFacts>();
  const components = CODE_COMPONENTS.split('|');
  const modes = Object.values(FAILURE_MODES);
  let code = '';
  for (const line of CODE_FACTS.split('\n')) {
    const [, named, mode = 'a', component = '0', places = '', mark] = LINE.exec(line) ?? [];
    code = named ?? nextCode(code);
    built.set(code, {
      component: components[Number.parseInt(component, 36)] ?? '',
      mode: modes[mode.charCodeAt(0) - 97] ?? '',
      places,
      uncertain: mark !== undefined,
    });
  }
  facts = built;
  return built;
};

const nextCode = (code: string): string =>
  code.slice(0, 1) +
  (Number.parseInt(code.slice(1), 16) + 1).toString(16).toUpperCase().padStart(4, '0');

const PLACES: Record<string, string> = { c: 'cylinder', b: 'bank', s: 'sensor' };

const placesText = (places: string): string =>
  [...places.matchAll(/([cbs])(\d+)/g)]
    .map(([, letter = '', number = '']) => `${PLACES[letter] ?? ''} ${number}`)
    .join(', ');

const upperFirst = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The component that a generic code names, or undefined for the makers' own and unpublished ones. */
export const codeComponent = (code: string): string | undefined =>
  isMakers(code) ? undefined : codeFacts().get(code)?.component;

/** What a generic code says, taken apart. */
export interface GenericFacts {
  /** 'oxygen sensor heater'. */
  readonly component: string;
  /** One of `FAILURE_MODES`. */
  readonly mode: string;
  readonly cylinder?: number;
  readonly bank?: number;
  readonly sensor?: number;
}

/** Undefined for the makers' own and unpublished codes. */
export const genericFacts = (code: string): GenericFacts | undefined => {
  const known = isMakers(code) ? undefined : codeFacts().get(code);
  if (known === undefined) return undefined;
  const place = (letter: string) => {
    const number = new RegExp(`${letter}(\\d+)`).exec(known.places)?.[1];
    return number === undefined ? undefined : Number(number);
  };
  const [cylinder, bank, sensor] = [place('c'), place('b'), place('s')];
  return {
    component: known.component,
    mode: known.mode,
    ...(cylinder === undefined ? {} : { cylinder }),
    ...(bank === undefined ? {} : { bank }),
    ...(sensor === undefined ? {} : { sensor }),
  };
};

/** Every code with facts of its own, in order. */
export const genericCodes = (): readonly string[] => [...codeFacts().keys()];

/** Parts of the car by the third character, which the makers' own P1 codes share with SAE's P0. */
const POWERTRAIN_GROUPS: Record<string, string> = {
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

/** Codes whose second digit gives them to the maker: their meaning depends on the make. */
export const isMakers = (code: string): boolean =>
  /^(?:P1|P30|P31|P32|P33|B1|B2|C1|C2|U1|U2)/.test(code);

/**
 * What a trouble code means, in our own words: component, place, failure mode. Any well-formed
 * code has a meaning; those that the sources disagree on, and makers' own, are marked uncertain.
 */
export const codeMeaning = (code: string): RecognisedCode => {
  if (isMakers(code))
    return {
      code,
      meaning: `One of the maker's own ${makersArea(code)} codes: look it up for this make`,
      uncertain: true,
    };
  const known = codeFacts().get(code);
  if (known === undefined)
    return {
      code,
      meaning: `Generic ${areaOf(code)} code without a published meaning`,
      uncertain: true,
    };
  const places = placesText(known.places);
  const letter = /l([A-Z])/.exec(known.places)?.[1];
  const what =
    upperFirst(known.component) +
    (letter === undefined ? '' : ` ${letter}`) +
    (places === '' ? '' : ` (${places})`);
  return {
    code,
    meaning: known.mode === '' ? what : `${what}: ${known.mode}`,
    uncertain: known.uncertain,
  };
};
