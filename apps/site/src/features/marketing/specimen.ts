import type { SystemId } from '@wrenchwise/knowledge/systems';
import type { CanDrive } from '@wrenchwise/rules/diagnosis';
import type { MoneyRange } from '@wrenchwise/rules/money-range';

/** The input of the engine for the example of the public pages. */
export interface SpecimenInput {
  readonly symptoms: string;
  readonly make: string;
  readonly model: string;
  readonly year: number;
}

/** A sign that was read in the words, and whether they say that it is there. */
export interface SpecimenSign {
  readonly text: string;
  readonly present: boolean;
}

/** What a sign did to the odds of the first cause. */
export interface SpecimenWeight extends SpecimenSign {
  /** Natural logarithm of the odds; below zero it speaks against the cause. */
  readonly weight: number;
}

/** The part of the engine's answer that the public pages show. */
export interface Specimen {
  readonly input: SpecimenInput;
  readonly canDrive: CanDrive;
  readonly first: {
    readonly name: string;
    readonly workshopName: string;
    readonly system: SystemId;
    readonly probability: number;
  };
  readonly second: { readonly name: string; readonly probability: number } | null;
  /** The share of all causes but the first two. */
  readonly rest: number;
  /** The share that is withheld for what is not on the list. */
  readonly other: number;
  readonly signs: readonly SpecimenSign[];
  readonly weights: readonly SpecimenWeight[];
  readonly next: { readonly text: string; readonly minutes: number; readonly tool: string } | null;
  readonly cost: {
    readonly currency: string;
    readonly region: string;
    readonly diy: MoneyRange;
    readonly professional: MoneyRange;
  };
  /** How such parts usually fail. */
  readonly patterns: readonly string[];
}

/** '2015 Ford Focus'. */
export const specimenCar = ({ year, make, model }: SpecimenInput): string =>
  `${year} ${make} ${model}`;
