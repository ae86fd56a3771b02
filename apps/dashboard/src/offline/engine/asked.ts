import type { Engine } from '@wrenchwise/engine/create-engine';
import type { BuyingSheetOf } from '@wrenchwise/library/buying/buying-sheet';
import type { GuideOfStep } from '@wrenchwise/library/guides/step-guides';

/** What the engine of this browser can be asked. */
export type Asked =
  | { readonly ask: 'diagnose'; readonly given: Readonly<Parameters<Engine['diagnose']>> }
  | { readonly ask: 'preview'; readonly given: Readonly<Parameters<Engine['preview']>> }
  | { readonly ask: 'guide'; readonly given: Readonly<Parameters<GuideOfStep>> }
  | { readonly ask: 'buying'; readonly given: Readonly<Parameters<BuyingSheetOf>> };

/** What it answers. */
export interface Answers {
  readonly diagnose: ReturnType<Engine['diagnose']>;
  readonly preview: ReturnType<Engine['preview']>;
  readonly guide: ReturnType<GuideOfStep>;
  readonly buying: ReturnType<BuyingSheetOf>;
}

/** A message to the worker. */
export interface Wanted {
  readonly id: number;
  /** Where the file of the models is. */
  readonly models: string;
  readonly asked: Asked;
}

/** A message of the worker. */
export type Got =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly failure: string };
