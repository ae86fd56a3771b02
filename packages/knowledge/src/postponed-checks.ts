import type { CheckNeed } from './schema.ts';

/** Told on the screen too, so it is worded without the knowledge. Mildest need first. */
const NEEDED: readonly (readonly [need: CheckNeed, words: string])[] = [
  ['charging', 'plugged in'],
  ['running', 'running'],
  ['moving', 'driven'],
  ['driven-hard', 'driven hard'],
];

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/**
 * What a list of checks leaves out because it is not safe now, and why: 'Two checks need the car
 * driven. …' Undefined when nothing is left out.
 */
export const postponedText = (
  postponed: readonly { readonly needs: CheckNeed }[],
): string | undefined => {
  const count = postponed.length;
  if (count === 0) return undefined;
  const needs = new Set(postponed.map((check) => check.needs));
  // Who may not drive at all need not hear that one of the checks is hard driving.
  if (needs.has('moving')) needs.delete('driven-hard');
  const words = NEEDED.filter(([need]) => needs.has(need)).map(([, word]) => word);
  const last = words.pop() ?? '';
  const list = words.length === 0 ? last : `${words.join(', ')} or ${last}`;
  return count === 1
    ? `One check needs the car ${list}. It is left out until that is safe; a workshop can do it.`
    : `${COUNTS[count] ?? String(count)} checks need the car ${list}. They are left out until that is safe; a workshop can do them.`;
};

/** What stands at a check of a guide whose own fault forbids what the check needs. */
export const workshopOnly = (need: CheckNeed): string => {
  const words = NEEDED.find(([one]) => one === need)?.[1] ?? 'driven';
  return `Leave this one to a workshop: it needs the car ${words}, and with this fault that is not safe.`;
};
