/** When to stop asking. Shown on the screen too, so it needs no knowledge. */

/** The most answers that say something. */
export const MAX_ANSWERS = 6;

/** The most questions in all, whatever the answers. */
export const MAX_ASKED = 12;

/** The option of every question that says nothing, and uses up no answer. */
export const UNKNOWN_OPTION = 'unknown';

/** The option of a ticked sign, which answers its symptom's question without being asked. */
export const TICKED_OPTION = 'ticked';

/** The number of questions that were answered: a tick was not asked about, 'unknown' says nothing. */
export const countedAnswers = (answers: readonly { readonly optionId: string }[]): number =>
  answers.filter(({ optionId }) => optionId !== UNKNOWN_OPTION && optionId !== TICKED_OPTION)
    .length;

/** The probability of the leading cause from which no more is asked. */
export const SURE_ENOUGH = 0.9;

/** Whether a check needs more than senses and a torch, which every telephone has. */
export const needsTool = (tool: string): boolean =>
  !/^(?:none|torch)(?:\s*\([^)]*\))?$/i.test(tool.trim());

/**
 * Whether somebody has the tool of a check. Tools are remembered by the names that checks and repairs
 * give them; case does not matter.
 */
export const isOwned = (tool: string, owned: readonly string[]): boolean => {
  const wanted = tool.trim().toLowerCase();
  return owned.some((one) => one.trim().toLowerCase() === wanted);
};
