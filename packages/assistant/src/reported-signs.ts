import { DECISIVE_SIGNS } from '@wrenchwise/knowledge/chat/decisive-signs';

import type { Consultation } from './consultation.ts';
import { normalise } from './normalise.ts';
import { paragraphs } from './words.ts';

const aboutOf = ({ symptoms, causes }: Consultation['diagnosis']): string =>
  `${symptoms} ${causes.map(({ name }) => name).join(' ')}`;

/** What a decisive sign means here; undefined where nothing of the kind is shown. */
export const answerToldSign = (told: string, { diagnosis }: Consultation): string | undefined => {
  const words = normalise(told);
  const about = aboutOf(diagnosis);
  const sign = DECISIVE_SIGNS.find(
    ({ pattern, within }) => pattern.test(words) && within.test(about),
  );
  return sign && paragraphs(sign.text);
};
