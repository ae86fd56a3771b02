import { type Specimen, specimenCar } from './specimen.ts';

/** Says that an example is the engine's own answer, and to which words. */
export function SpecimenCaption({ told }: Pick<Specimen, 'told'>) {
  return (
    <>
      An example: what the engine of this release answers to “{told.symptoms}” for a{' '}
      {specimenCar(told)}.
    </>
  );
}
