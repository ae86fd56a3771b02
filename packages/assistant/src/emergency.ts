import { HAPPENING_NOW, HAZARDOUS_WISHES } from '@wrenchwise/knowledge/chat/emergencies';

/** Asked about what might happen, not reported. */
const SUPPOSED = /^(?:could|can|would|will|might|may|does|what if|is there a (?:risk|chance))\b/;

/**
 * What to do at once, before anything else is answered; undefined where nothing is urgent.
 *
 * @param text the message in normalised words
 * @param call the numbers to call where the user is: '999 or 112'
 */
export const emergencyIn = (text: string, call: string): string | undefined => {
  const happening = SUPPOSED.test(text) ? [] : HAPPENING_NOW;
  return [...happening, ...HAZARDOUS_WISHES]
    .find(({ pattern }) => pattern.test(text))
    ?.text.replaceAll('{call}', call);
};
