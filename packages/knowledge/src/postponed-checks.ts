import type { CheckNeed } from './schema.ts';

/** Shown on the screen too, so it must not load the knowledge. The mildest need first. */
const NEEDED: readonly (readonly [need: CheckNeed, words: string])[] = [
  ['powered', 'switched on'],
  ['charging', 'plugged in'],
  ['running', 'running'],
  ['moving', 'driven'],
  ['driven-hard', 'driven hard or fast'],
];

const COUNTS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/**
 * A sentence about the checks that are left out as unsafe: 'Two checks need the car driven. …'
 * Undefined when none is.
 */
export const postponedText = (
  postponed: readonly { readonly needs: CheckNeed }[],
): string | undefined => {
  const count = postponed.length;
  if (count === 0) return undefined;
  const needs = new Set(postponed.map((check) => check.needs));
  // Where driving is forbidden, hard driving need not be mentioned.
  if (needs.has('moving')) needs.delete('driven-hard');
  const words = NEEDED.filter(([need]) => needs.has(need)).map(([, word]) => word);
  const last = words.pop() ?? '';
  const list = words.length === 0 ? last : `${words.join(', ')} or ${last}`;
  return count === 1
    ? `One check needs the car ${list}. It is left out until that is safe; a workshop can do it.`
    : `${COUNTS[count] ?? String(count)} checks need the car ${list}. They are left out until that is safe; a workshop can do them.`;
};

/** What else a check may need that has this need: a compression test only cranks the engine. */
const ALSO: Readonly<Partial<Record<CheckNeed, string>>> = {
  moving: ' or put in gear',
  running: ' or its engine cranked',
};

/** The caution at a check of a guide whose own fault forbids what the check needs. */
export const workshopOnly = (need: CheckNeed): string => {
  const listed = NEEDED.find(([one]) => one === need)?.[1] ?? 'driven';
  const words = `${listed}${ALSO[need] ?? ''}`;
  return `Leave this one to a workshop: it needs the car ${words}, and with this fault that is not safe. The steps describe what the workshop does.`;
};
