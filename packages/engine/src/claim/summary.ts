import type { BetterFit, ClaimedFault, ClaimStanding } from './claim-examination.ts';
import type { ReportedOutcome } from './reported-outcome.ts';

const PROVE = 'Have it proved by the test below before you agree to the repair.';

const PRECAUTION =
  'What is renewed as a precaution is not proved: ask what of it is faulty, and what can wait.';

/** The answer to 'is he right?', in a sentence or two. Never an accusation. */
export const summaryOf = (
  standing: ClaimStanding,
  { name }: ClaimedFault,
  better: BetterFit | undefined,
  outcome: ReportedOutcome | undefined,
  missing: string | undefined,
  beforeRenewal: string | undefined,
): string => {
  if (outcome?.says === 'rules-out') {
    return `The test that you report speaks against it (${name}). Ask which other test showed it before you agree.`;
  }
  if (outcome?.says === 'confirms') {
    return `The test that you report speaks for it (${name}).`;
  }
  const proof =
    outcome?.says === 'weakens'
      ? 'The test that you report speaks against it: ask which other test showed it.'
      : PROVE;
  const other = better === undefined ? '' : ` ${better.name} fits better.`;
  switch (standing) {
    case 'fits':
      return `What you report fits this (${name}). ${PROVE}`;
    case 'fault-fits':
      return `What you report fits this fault (${name}), but that the part must be renewed does not follow from it. ${beforeRenewal ?? PRECAUTION} ${PROVE}`;
    case 'possible':
      return `It may be this (${name}), but what you report does not single it out.${other} ${proof}`;
    case 'does-not-fit':
      return `What you report does not speak for this (${name}).${other} The workshop may have seen more: ask for the test below before you agree.`;
    case 'open':
      return `What you report is too little to say (${name}). ${missing ?? proof}`;
    default:
      return standing satisfies never;
  }
};
