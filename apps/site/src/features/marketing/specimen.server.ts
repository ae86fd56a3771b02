import { PRICE_REGIONS } from '@wrenchwise/knowledge/price-regions';
import { type Cause, DiagnosisResult } from '@wrenchwise/rules/diagnosis';
import { repairsOf, variantsText } from '@wrenchwise/rules/repairs';

import { engine } from '~/library.server.ts';

import type { Specimen, SpecimenInput, SpecimenSign, SpecimenWeight } from './specimen.ts';

const INPUT: SpecimenInput = {
  symptoms:
    'Clunk over bumps from the rear left and that corner sits lower. No pulling to one side.',
  make: 'Ford',
  model: 'Focus',
  year: 2015,
};

/** How many signs that speak for the first cause are shown, and how many against it. */
const MAX_FOR = 2;
const MOST_AGAINST = 1;

const signsOf = ({ findings }: DiagnosisResult): readonly SpecimenSign[] =>
  findings
    .map(({ text, present }) => ({ text, present }))
    .toSorted((a, b) => INPUT.symptoms.indexOf(a.text) - INPUT.symptoms.indexOf(b.text));

/** The strongest words for and against a cause among the signs that were read. */
const weightsOf = (cause: Cause, signs: readonly SpecimenSign[]): readonly SpecimenWeight[] => {
  const weighed = cause.evidence.filter(
    ({ source, text }) => source === 'words' && signs.some((sign) => sign.text === text),
  );
  const once = weighed.filter(
    (note, place) => weighed.findIndex(({ text }) => text === note.text) === place,
  );
  return [
    ...once.filter(({ effect }) => effect === 'for').slice(0, MAX_FOR),
    ...once.filter(({ effect }) => effect === 'against').slice(0, MOST_AGAINST),
  ].map(({ text, weight }) => ({
    text,
    weight,
    present: signs.some((sign) => sign.text === text && sign.present),
  }));
};

/**
 * What the engine of this build answers to one complaint: nobody types these figures. Throws when it
 * names no cause, so that no page is built around an empty example.
 */
export const specimen = (): Specimen => {
  const { symptoms, ...car } = INPUT;
  const result = DiagnosisResult.parse(engine.diagnose({ text: symptoms }, car, { region: 'uk' }));
  const [repair, next] = repairsOf(result.causes);
  if (!repair) throw new Error('the engine names no cause for the example of the public pages');
  const { name, leading: first, probability, variants } = repair;
  const { system } = first;
  // Of several variants the garage is named what to look for in each.
  const workshopName = variants.length > 0 ? variantsText(variants) : first.workshopName;
  const signs = signsOf(result);
  const { nextQuestion, pricing } = result;
  return {
    input: INPUT,
    canDrive: result.canDrive,
    first: { name, workshopName, system, probability },
    second: next ? { name: next.name, probability: next.probability } : null,
    rest: Math.max(0, 1 - probability - (next?.probability ?? 0)),
    other: result.other,
    signs,
    weights: weightsOf(first, signs),
    next: nextQuestion
      ? { text: nextQuestion.text, minutes: nextQuestion.minutes, tool: nextQuestion.tool }
      : null,
    cost: {
      currency: pricing.currency,
      region: PRICE_REGIONS[pricing.region].inWords,
      diy: first.cost.diy,
      professional: first.cost.professional,
    },
    patterns: result.common_failure_patterns.slice(0, 3),
  };
};
