import { BODY_PARTS } from './parts/body-parts.ts';
import { CHASSIS_PARTS } from './parts/chassis-parts.ts';
import type { CodePart } from './parts/code-part.ts';
import { DRIVE_PARTS } from './parts/drive-parts.ts';
import { ELECTRICAL_PARTS } from './parts/electrical-parts.ts';
import { ENGINE_PARTS } from './parts/engine-parts.ts';
import { FUEL_PARTS } from './parts/fuel-parts.ts';

// Messages name control units of every system: they come before all that such a name contains.
const { 'missing-messages': MESSAGES, ...ELECTRICAL } = ELECTRICAL_PARTS;

/** Every part that a generic code is about, the most specific first: 'brake booster' before any 'boost'. */
const PARTS = {
  'missing-messages': MESSAGES,
  ...BODY_PARTS,
  ...CHASSIS_PARTS,
  ...FUEL_PARTS,
  ...ENGINE_PARTS,
  ...DRIVE_PARTS,
  ...ELECTRICAL,
} as const satisfies Readonly<Record<string, CodePart>>;

export type PartId = keyof typeof PARTS;

/** A part with its id. */
export interface KnownPart extends CodePart {
  readonly id: PartId;
}

const KNOWN: readonly KnownPart[] = Object.entries(PARTS).map(([id, part]) => ({
  ...part,
  id: id as PartId, // Object.entries widens the keys of PARTS.
}));

/** Every part whose name occurs in a component, the most specific first. */
export const partsIn = (component: string): readonly KnownPart[] =>
  KNOWN.filter(({ match }) => match.test(component));

/** The part that a component names; undefined where the table has none. */
export const partOfTitle = (component: string): KnownPart | undefined =>
  KNOWN.find(({ match }) => match.test(component));
