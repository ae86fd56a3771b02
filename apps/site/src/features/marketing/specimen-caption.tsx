import { type Specimen, specimenCar } from './specimen.ts';

/** Says that an example is the engine's own answer, and to which words. */
export function SpecimenCaption({ input }: Pick<Specimen, 'input'>) {
  return (
    <>
      An example: what the engine of this release answers to “{input.symptoms}” for a{' '}
      {specimenCar(input)}.
    </>
  );
}
