import type { SystemId } from '../systems.ts';
import {
  BODY_WORDINGS,
  ELECTRICAL_WORDINGS,
  LIGHT_WORDINGS,
  RESTRAINT_WORDINGS,
  VIEW_WORDINGS,
} from './body-and-lights.ts';
import { BRAKE_WORDINGS } from './brakes.ts';
import { DRIVE_WORDINGS, ENGINE_WORDINGS, FUEL_WORDINGS } from './engine-and-drive.ts';
import type { MotWording } from './mot-wording.ts';
import { STEERING_WORDINGS, SUSPENSION_WORDINGS, WHEEL_WORDINGS } from './running-gear.ts';

/** Every wording, the more discriminative before the broader: the first that matches is taken. */
export const MOT_WORDINGS: readonly MotWording[] = [
  ...LIGHT_WORDINGS,
  ...RESTRAINT_WORDINGS,
  ...VIEW_WORDINGS,
  ...FUEL_WORDINGS,
  ...DRIVE_WORDINGS,
  ...BRAKE_WORDINGS,
  ...WHEEL_WORDINGS,
  ...STEERING_WORDINGS,
  ...SUSPENSION_WORDINGS,
  ...ENGINE_WORDINGS,
  ...BODY_WORDINGS,
  ...ELECTRICAL_WORDINGS,
];

/** A finding of an MOT tester in our words. */
export interface MotReading {
  readonly system: SystemId;
  /** The part: 'brake disc'. */
  readonly item: string;
  readonly side?: 'nearside' | 'offside' | 'both';
  readonly axle?: 'front' | 'rear' | 'both';
  /** A maintenance task: 'Replace the nearside front tyre'. */
  readonly task: string;
  /** A sentence for the symptoms of a diagnosis. */
  readonly evidence: string;
}

/** No tester writes more; what is longer is cut. */
const MAX_CHARACTERS = 400;

const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\bn\/?s\/?f\b/g, 'nearside front'],
  [/\bn\/?s\/?r\b/g, 'nearside rear'],
  [/\bo\/?s\/?f\b/g, 'offside front'],
  [/\bo\/?s\/?r\b/g, 'offside rear'],
  [/\bn\/s\b|\bns\b/g, 'nearside'],
  [/\bo\/s\b|\bos\b/g, 'offside'],
  [/\btyre's\b|\btires?\b/g, 'tyre'],
];

/** A tester's words in lower case, abbreviations spelt out, without the manual's paragraph. */
export const foldMotText = (text: string): string => {
  const plain = text
    .slice(0, MAX_CHARACTERS)
    .toLowerCase()
    .replace(/\((\d+(\.[\da-z]+)*(\s*\([a-z\d]+\))*)?\)\s*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return ABBREVIATIONS.reduce((folded, [short, long]) => folded.replace(short, long), plain);
};

/** What stored the tester from looking is no finding about the car. */
const NOT_INSPECTED =
  /(trays?|covers?|carpets?).{0,12}fitted|child (seat|restraint)|unable to inspect/;

type Place = Pick<MotReading, 'side' | 'axle'>;

const eitherOrBoth = <T extends string>(
  folded: string,
  one: T,
  other: T,
): T | 'both' | undefined => {
  const hasOne = new RegExp(`\\b${one}\\b`).test(folded);
  const hasOther = new RegExp(`\\b${other}\\b`).test(folded);
  return hasOne && hasOther ? 'both' : hasOne ? one : hasOther ? other : undefined;
};

const placeOf = (folded: string): Place => {
  const side = /\bboth (sides?|front|rear)\b|\bboth$/.test(folded)
    ? 'both'
    : eitherOrBoth(folded, 'nearside', 'offside');
  const axle = eitherOrBoth(folded, 'front', 'rear');
  return { ...(side ? { side } : {}), ...(axle ? { axle } : {}) };
};

const fill = (template: string, { side, axle }: Place): string => {
  const isOneSide = side === 'nearside' || side === 'offside';
  const ofSide = isOneSide ? `${side} ` : '';
  const ofAxle = axle === 'front' || axle === 'rear' ? `${axle} ` : '';
  return template
    .replace('{place}', ofSide + ofAxle)
    .replace('{side}', ofSide)
    .replace('{axle}', ofAxle)
    .replace('{onAxle}', ofAxle === '' ? 'on every axle' : `on the ${ofAxle}axle`)
    .replace('{s} are', isOneSide ? ' is' : 's are')
    .replace('{s} have', isOneSide ? ' has' : 's have')
    .replace('{s} do ', isOneSide ? ' does ' : 's do ')
    .replace('{s} bind: they drag', isOneSide ? ' binds: it drags' : 's bind: they drag')
    .replace('{s} leak ', isOneSide ? ' leaks ' : 's leak ')
    .replace('{s} rub ', isOneSide ? ' rubs ' : 's rub ')
    .replace('{es} are', isOneSide ? ' is' : 'es are')
    .replace('{es}', isOneSide ? '' : 'es')
    .replace('{s}', isOneSide ? '' : 's');
};

/**
 * What a finding of an MOT tester means: the part, where it is, the task that deals with it and the
 * sentence that shows a diagnosis of it. Undefined for words that are not known. A reading of the
 * words only: how bad it is says the type of the finding.
 */
export const readMotDefect = (text: string): MotReading | undefined => {
  const folded = foldMotText(text);
  const wording = MOT_WORDINGS.find(({ pattern }) => pattern.test(folded));
  if (wording === undefined || NOT_INSPECTED.test(folded)) return undefined;
  const { system, item, task, evidence } = wording;
  const place = placeOf(folded);
  return { system, item, ...place, task: fill(task, place), evidence: fill(evidence, place) };
};

/** What is the same thing over the years: the part and its place, or the words where they are not known. */
export const motDefectKey = (text: string): string => {
  const reading = readMotDefect(text);
  return reading === undefined
    ? foldMotText(text)
    : [reading.item, reading.axle ?? '', reading.side ?? ''].join('|');
};
