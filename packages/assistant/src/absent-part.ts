import { ABSENT_PARTS } from '@wrenchwise/knowledge/chat/absent-parts';

/**
 * What is said of a part that a car of this fuel does not have; undefined where it may have all that is named.
 *
 * @param words a message in normalised words
 * @param fuel of the car, as far as it is known
 */
export const absentPart = (words: string, fuel: string | null): string | undefined =>
  ABSENT_PARTS.find((one) => one.fuel === fuel && one.parts.test(words))?.text;
