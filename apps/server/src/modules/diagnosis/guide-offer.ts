import type { Guide } from '@wrenchwise/contract/endpoints/guides';
import type { GuideOffer } from '@wrenchwise/contract/endpoints/step-guides';
import type { GuideFindings } from '@wrenchwise/contract/guide-findings';
import { FUEL_WORDS, TRANSMISSION_WORDS } from '@wrenchwise/vehicle/vehicle-words';

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const listed = (parts: readonly string[]): string =>
  [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ');

/** 'Your 2015 Ford Focus by name (petrol, manual)'. */
const carLine = ({ car, fuel, transmission }: GuideFindings): string => {
  const facts = [
    fuel && FUEL_WORDS[fuel].toLowerCase(),
    transmission && TRANSMISSION_WORDS[transmission].toLowerCase(),
  ].filter(Boolean);
  return `Your ${car} by name${facts.length > 0 ? ` (${facts.join(', ')})` : ''}`;
};

const foundLine = ({ evidence, answers, measurements }: GuideFindings): string | undefined => {
  const speaking = (effect: 'for' | 'against') =>
    evidence.filter((note) => note.effect === effect).length;
  const parts = [
    [speaking('for'), 'sign for it', 'signs for it'],
    [speaking('against'), 'sign against it', 'signs against it'],
    [answers.length, 'answer', 'answers'],
    [measurements.length, 'measurement', 'measurements'],
  ] as const;
  const some = parts.flatMap(([count, one, many]) =>
    count > 0 ? [counted(count, one, many)] : [],
  );
  return some.length > 0 ? `What this diagnosis found: ${listed(some)}` : undefined;
};

const onCarLine = ({ onCar }: GuideFindings): string | undefined => {
  if (!onCar || onCar.fits === 'none') return undefined;
  const { recalls, car } = onCar;
  const named = recalls.length > 0 ? `, and ${counted(recalls.length, 'recall')} of the part` : '';
  return `How often a ${car.name} has this fault${named}`;
};

const doneLine = ({ checksDone }: GuideFindings, { checks }: Guide): string | undefined =>
  checksDone.length > 0
    ? `What you have already checked, ticked off: ${checksDone.length} of ${counted(checks.length, 'check')}`
    : undefined;

/** What the guide of a step would hold beyond the public one of its fault: only what is really there. */
export const guideOffer = (stepId: string, guide: Guide, found: GuideFindings): GuideOffer => ({
  stepId,
  publicGuide: { title: guide.title, path: guide.path },
  adds: [
    carLine(found),
    foundLine(found),
    onCarLine(found),
    doneLine(found, guide),
    `${guide.parts.length > 0 ? 'Parts and labour' : 'Labour'} by the price settings of your account, and the tools that you own`,
    'Steps to tick off, on every device of yours',
  ].filter((line) => line !== undefined),
});
