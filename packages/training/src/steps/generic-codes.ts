/**
 * Takes the facts of the generic trouble codes (component, cylinder, bank, sensor, failure mode)
 * out of `dtc-generic.jsonl` and writes the knowledge's `codes/generic-codes.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

import { FAILURE_MODES } from '@wrenchwise/knowledge/codes/failure-modes';

import { dataFolder } from '../data-folder.ts';
import { KNOWLEDGE_SOURCE } from '../product-folders.ts';

interface RawCode {
  readonly code: string;
  readonly title: string;
  readonly other?: string;
}

/** Spellings of each failure mode in titles, the most specific first. */
const MODE_PATTERNS: readonly (readonly [keyof typeof FAILURE_MODES, RegExp])[] = [
  ['rangeLow', /\s*(?:circuit\s*)*range\s*\/\s*performance low$/i],
  ['rangeHigh', /\s*(?:circuit\s*)*range\s*\/\s*performance high$/i],
  [
    'range',
    /\s*(?:control |sense )?(?:circuit\s*)*(?:range ?(?:\/|or) ?performance|performance|range)(?: problem)?$/i,
  ],
  ['stuckOpen', /\s*(?:performance ?(?:\/|or) ?)?stuck open$/i],
  ['stuckClosed', /\s*(?:performance ?(?:\/|or) ?)?stuck closed$/i],
  ['stuckOn', /\s*(?:performance ?(?:\/|or) ?)?stuck on$/i],
  ['stuckOff', /\s*(?:performance ?(?:\/|or) ?)?stuck off$/i],
  ['stuck', /\s*stuck$/i],
  [
    'intermittent',
    /\s*(?:control |sense )?(?:circuit\s*)*(?:intermittent(?: ?(?:\/|or) ?erratic)?|erratic)(?: voltage)?$/i,
  ],
  ['low', /\s*(?:control |sense )?circuit(?:\s*circuit)*\s*(?:input )?low(?: input| voltage)?$/i],
  ['high', /\s*(?:control |sense )?circuit(?:\s*circuit)*\s*(?:input )?high(?: input| voltage)?$/i],
  ['open', /\s*(?:control |sense )?(?:circuit\s*)*(?:\s*\/ ?)?open$/i],
  ['tooLow', /\s*too low$/i],
  ['tooHigh', /\s*too high$/i],
  ['overTemperature', /\s*over ?temperature$/i],
  ['correlation', /\s*correlation$/i],
  ['notLearned', /\s*not learned$/i],
  ['learningLimit', /\s*exceeded learning limit$/i],
  ['low', /\s*\blow(?: input)?$/i],
  ['high', /\s*\bhigh(?: input)?$/i],
  ['circuit', /\s*(?:control |sense )?circuit(?:\s*circuit)*(?: malfunction| fault)?$/i],
  ['fault', /\s*(?:system )?(?:malfunction|fault|failure)$/i],
];

const EXPANSIONS: readonly (readonly [RegExp, string])[] = [
  [/\bA(?:\/| and )C\b/g, 'air conditioning'],
  [/\bO2\b/g, 'oxygen'],
  [/\bEVAP\b/g, 'fuel vapour'],
  [/\bEGR\b/g, 'exhaust gas recirculation (EGR)'],
  [/\bHybrid\/EV\b/gi, 'high-voltage'],
  [/\bTurbocharger\b/g, 'turbo'],
  [/\bTransmission\b/gi, 'gearbox'],
  [/\bTire\b/gi, 'tyre'],
  [/\bGenerator\b/g, 'generator'],
  [/\bTCM\b/g, 'gearbox control module'],
  [/\bECM\/PCM\b/g, 'engine control module'],
  [/\bPCM\b/g, 'engine control module'],
  [/\bECM\b/g, 'engine control module'],
  [/\bLost Communication With\b/gi, 'no messages from the'],
  [/\bInvalid Data Received From\b/gi, 'implausible data from the'],
  [/\bSoftware Incompatibility With\b/gi, 'software does not match the'],
  [/\bDeployment Control\b/gi, 'firing circuit'],
  [/\bFront Right\b|\bRight Front\b/gi, 'front right'],
  [/\bFront Left\b|\bLeft Front\b/gi, 'front left'],
];

const ABBREVIATION = /^(?:[A-Z0-9/-]{2,}|[A-Z]\/[A-Z]|[A-Z])$/;

/** 'Fuel Rail Pressure' as 'fuel rail pressure'; abbreviations stay. */
const worded = (component: string): string => {
  let text = component;
  for (const [pattern, replacement] of EXPANSIONS) text = text.replace(pattern, replacement);
  return text
    .split(/\s+/)
    .map((word) => (ABBREVIATION.test(word) ? word : word.toLowerCase().replace('(egr)', '(EGR)')))
    .join(' ')
    .replace(/\s*[-—–:,]\s*$/, '')
    .trim();
};

interface Facts {
  readonly component: string;
  readonly mode: keyof typeof FAILURE_MODES;
  /** 'c9' cylinder, 'b1' bank, 's2' sensor, 'lA' unit A of several. */
  readonly places: string;
}

const factsOf = (title: string): Facts => {
  let rest = title.replace(/"/g, '').replace(/\s+/g, ' ').trim();
  let places = '';
  const take = (pattern: RegExp, letter: string) => {
    const match = pattern.exec(rest);
    const number = match?.[1];
    if (match === null || number === undefined) return;
    places += `${letter}${number}`;
    rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`
      .replace(/\(\s*\)/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  };
  take(/\bcylinder (\d{1,2})\b\s*-?/i, 'c');
  take(/[(,]?\s*\bbank (\d)\b,?/i, 'b');
  take(/\(?\bsensor (\d)\b\)?/i, 's');
  rest = rest
    .replace(/\(\s*\)/g, '')
    .replace(/\(\s*$/, '')
    .replace(/\s*[—–]\s*$/, '')
    .trim();
  if (!rest.includes('(')) rest = rest.replace(/\)/g, '').trim();
  let mode: keyof typeof FAILURE_MODES = 'plain';
  for (const [name, pattern] of MODE_PATTERNS) {
    if (!pattern.test(rest)) continue;
    mode = name;
    rest = rest.replace(pattern, '').trim();
    break;
  }
  const letter = / ([A-Z])$/.exec(rest)?.[1];
  if (letter !== undefined) {
    places += `l${letter}`;
    rest = rest.slice(0, -2).trim();
  }
  if (places.includes('s') && !/sensor/i.test(rest)) rest = `${rest} sensor`;
  return { component: worded(rest) || 'whole system', mode, places };
};

const raw = readFileSync(join(dataFolder(), 'dtc-generic.jsonl'), 'utf8')
  .trim()
  .split('\n')
  // The fields are those of the data's README.
  .map((line) => JSON.parse(line) as RawCode)
  .sort((a, b) => (a.code < b.code ? -1 : 1));

const modes = Object.keys(FAILURE_MODES);
const components: string[] = [];
const componentIds = new Map<string, number>();
const idOf = (component: string): number => {
  const known = componentIds.get(component);
  if (known !== undefined) return known;
  componentIds.set(component, components.length);
  components.push(component);
  return components.length - 1;
};

const lines = raw.map(({ code, title, other }) => {
  const { component, mode, places } = factsOf(title);
  const uncertain = other === undefined ? '' : '?';
  const modeLetter = String.fromCharCode(97 + modes.indexOf(mode));
  return `${code}${modeLetter}${idOf(component).toString(36)}${places === '' ? '' : `.${places}`}${uncertain}`;
});

// A consecutive code is omitted: its facts are enough.
let previous = '';
const encoded = lines.map((line) => {
  const code = line.slice(0, 5);
  const next = Number.parseInt(previous.slice(1), 16) + 1;
  const follows =
    previous !== '' && code[0] === previous[0] && Number.parseInt(code.slice(1), 16) === next;
  previous = code;
  return follows ? line.slice(5) : line;
});

writeFileSync(
  join(KNOWLEDGE_SOURCE, 'codes', 'generic-codes.ts'),
  `/**
 * Facts of ${raw.length} generic OBD-II codes (source: foerbsnavi/OBDex, CC0 1.0). Written by
 * \`npm run train\`; do not edit. A line is [code] mode component [.places] [?]: the code is
 * left out when it follows the one before, the mode is a letter of \`failure-modes.ts\`, the
 * component a base-36 index, a question mark says that a second source disagrees.
 */
export const CODE_COMPONENTS = ${JSON.stringify(components.join('|'))};
export const CODE_FACTS = ${JSON.stringify(encoded.join('\n'))};
`,
);
process.stdout.write(`${raw.length} codes, ${components.length} components\n`);
