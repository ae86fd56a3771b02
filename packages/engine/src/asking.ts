/** When to stop asking. Shown on the screen too, so it needs no knowledge. */

/** The most answers. */
export const MAX_ANSWERS = 6;

/** The probability of the leading cause from which no more is asked. */
export const SURE_ENOUGH = 0.9;

/** Whether a check needs more than senses and a torch, which every telephone has. */
export const needsTool = (tool: string): boolean =>
  !/^(?:none|torch)(?:\s*\([^)]*\))?$/i.test(tool.trim());
