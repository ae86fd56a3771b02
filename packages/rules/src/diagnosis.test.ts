import type { EngineDiagnosis } from '@wrenchwise/engine/diagnosis';
import { engine } from '@wrenchwise/engine/testing/engine';
import type { GuideData as LibraryGuide } from '@wrenchwise/library/guides/guide-data';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';

import { DiagnosisResult, type GuideData } from './diagnosis.ts';

/** The paths of `A` that `B` does not have: 'causes.parts.atRisk'. `never` when it has all of them. */
type PathsMissingFrom<A, B> = A extends readonly (infer OfA)[]
  ? B extends readonly (infer OfB)[]
    ? PathsMissingFrom<OfA, OfB>
    : never
  : A extends object
    ? {
        [K in keyof A & string]-?: K extends keyof B
          ? `${K}.${PathsMissingFrom<NonNullable<A[K]>, NonNullable<B[K]>>}`
          : K;
      }[keyof A & string]
    : never;

/** `T` with every field there and nothing read-only: what remains are the types of the values. */
type Whole<T> = T extends readonly (infer Item)[]
  ? Whole<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]-?: Whole<Exclude<T[K], undefined>> }
    : T;

/** The schema's input: fields that older editions lack are optional there. */
type Contract = z.input<typeof DiagnosisResult>;

/** `T` as JSON has it. */
type Mutable<T> = T extends readonly (infer Item)[]
  ? Mutable<Item>[]
  : T extends object
    ? { -readonly [K in keyof T]: Mutable<T[K]> }
    : T;

describe("the engine's answer and the contract's schema", () => {
  test('have the same fields: the schema drops none of them, and asks for none that is not there', () => {
    expectTypeOf<PathsMissingFrom<EngineDiagnosis, Contract>>().toEqualTypeOf<never>();
    // Known differences: only a stored cause has its own `pricing`, and a cause's verdict shares
    // its schema with the diagnosis's, which may name an alert.
    expectTypeOf<PathsMissingFrom<Contract, EngineDiagnosis>>().toEqualTypeOf<
      'causes.pricing' | 'causes.canDrive.alertId'
    >();
  });

  test('have the same values: what one says, the other takes', () => {
    expectTypeOf<Mutable<EngineDiagnosis>>().toExtend<Contract>();
    expectTypeOf<Whole<Contract>>().toExtend<Whole<EngineDiagnosis>>();
  });

  test('agree on a real answer, field by field', () => {
    const diagnosis = engine.diagnose({ text: 'grinding noise from the front when I brake' }, {});
    expect(DiagnosisResult.parse(diagnosis)).toEqual(diagnosis);
  });
});

describe("the library's guide and the contract's schema", () => {
  test('have the same fields and values', () => {
    expectTypeOf<PathsMissingFrom<LibraryGuide, GuideData>>().toEqualTypeOf<never>();
    expectTypeOf<PathsMissingFrom<GuideData, LibraryGuide>>().toEqualTypeOf<never>();
    expectTypeOf<Mutable<LibraryGuide>>().toExtend<GuideData>();
    expectTypeOf<GuideData>().toExtend<LibraryGuide>();
  });
});
