import type { GuideData } from '@wrenchwise/rules/diagnosis';
import type { Fuel } from '@wrenchwise/vehicle/vehicle';

import type { GuideDraft } from '../../platform/adapters/guide-writers/port.ts';
import { type Refusal, refusalOf } from '../../platform/outside-words/refusal.ts';
import { notesOfSteps, type StepNote } from '../../platform/outside-words/same-steps.ts';
import { tidied } from '../../platform/outside-words/tidied.ts';

const MAX_NOTES_OF_STEP = 3;
const MAX_NOTES = 40;
const MAX_LINES = 12;

const lines = (texts: readonly string[] = []): readonly string[] => [
  ...new Set(texts.map(tidied).filter((text) => text !== '')),
];

/** A line and whatever it says beyond ours; undefined where that is nothing. */
const beyond = (ours: readonly string[], theirs: readonly string[]): readonly string[] => {
  const known = new Set(ours.map((text) => text.toLowerCase()));
  return theirs.filter((text) => !known.has(text.toLowerCase()));
};

const withNotes = (step: string, notes: readonly string[]): string =>
  notes.length === 0 ? step : `${step} Note: ${notes.join(' ')}`;

/**
 * Our guide with what was written outside added to it: notes behind our steps, an overview behind ours,
 * further tools and cautions. Steps, cautions, parts, times and costs of ours stay word for word. Or why
 * the whole of it is refused.
 */
export const annotatedGuide = (
  draft: GuideDraft,
  ours: GuideData,
  fuel: Fuel | null,
): GuideData | Refusal => {
  const overview = tidied(draft.overview ?? '');
  const [tools, cautions, steps] = [draft.tools, draft.cautions, draft.steps].map(lines);
  const written = (draft.notes ?? []).map(({ step, note }) => ({ step, note: tidied(note) }));
  const refusal = refusalOf(
    [
      ...[overview, ...written.map(({ note }) => note)]
        .filter((text) => text !== '')
        .map((text) => ({ text })),
      // Steps and cautions of services often lack their full stop.
      ...[tools, cautions, steps].flatMap((list) =>
        (list ?? []).map((text) => ({ text, isLabel: true })),
      ),
    ],
    { text: Object.values(ours).flat().join('\n'), mayBeDriven: false, fuel },
  );
  if (refusal) return refusal;
  const ourSteps = ours.step_by_step_instructions;
  const inSteps = draft.steps === undefined ? [] : notesOfSteps(steps ?? [], ourSteps);
  if (typeof inSteps === 'string') return inSteps;
  const notes: readonly StepNote[] = [...written, ...inSteps].filter(({ note }) => note !== '');
  if (notes.some(({ step }) => ourSteps[step - 1] === undefined)) return 'lost step';
  if (notes.length > MAX_NOTES) return 'too long';

  const added = {
    overview: beyond([ours.overview], overview === '' ? [] : [overview]),
    tools: beyond(ours.tools_required, tools ?? []).slice(0, MAX_LINES),
    cautions: beyond(ours.safety_precautions, cautions ?? []).slice(0, MAX_LINES),
  };
  if (notes.length === 0 && Object.values(added).every((texts) => texts.length === 0)) {
    return 'nothing new';
  }
  return {
    ...ours,
    overview: [ours.overview, ...added.overview].join(' '),
    tools_required: [...ours.tools_required, ...added.tools],
    step_by_step_instructions: ourSteps.map((step, index) =>
      withNotes(
        step,
        notes
          .filter((note) => note.step === index + 1)
          .slice(0, MAX_NOTES_OF_STEP)
          .map(({ note }) => note),
      ),
    ),
    safety_precautions: [...ours.safety_precautions, ...added.cautions],
  };
};
