import {
  cannotSay,
  type GuidedTest,
  missingOf,
  type TestFigure,
  type TestResult,
  typicalOf,
  VALUE,
} from './guided-test.ts';
import { type Idling, idlingIn } from './idle-steadiness.ts';
import { type CountedCylinder, countedIn } from './misfire-counters.ts';

/** Seconds of idling: before anything is said, and before it is called good. */
const SOME = 20;
const ENOUGH = 45;
/** °C: a cold engine idles fast and unevenly by itself. */
const WARM = 60;
/**
 * Counts in a test that are more than a stray one, and of the cylinder's firings: monitors call 1 to 3 %
 * of misfires too many for the emissions.
 */
const COUNTS = 5;
const SHARE = 0.01;
/** By how much one cylinder is ahead of every other to be called the one. */
const AHEAD = 3;
/** Counts of a whole drive, or of its average, that are a fault although none came in the test. */
const BEFORE = 20;
/** Up and down within a second, by the idle speed: what is steady, and what can be felt. */
const STEADY = 0.04;
const UNEVEN = 0.1;
/** The same of slow swings. */
const HUNTS = 0.12;

type Found = Pick<TestResult, 'verdict' | 'reason' | 'cylinders'>;

const bad = (reason: TestResult['reason']): Found => ({ verdict: 'not as it should be', reason });
const open = (reason: TestResult['reason']): Found => ({ verdict: 'cannot say', reason });

/** In four strokes a cylinder fires every second turn. */
const firingsIn = (seconds: number, rpm: number): number => ((seconds / 60) * rpm) / 2;

const isAhead = (counts: readonly number[]): boolean => {
  const [first = 0, second = 0] = counts.toSorted((a, b) => b - a);
  return first >= second * AHEAD;
};

const byUnevenness = ({ rpm, short, slow }: Idling): 'steady' | 'between' | 'uneven' | 'hunts' => {
  if (short >= rpm * UNEVEN) return 'uneven';
  if (slow >= rpm * HUNTS) return 'hunts';
  return short <= rpm * STEADY ? 'steady' : 'between';
};

/** Of a list of counts those that are many, by their cylinders. */
const cylindersWith = (
  cylinders: readonly CountedCylinder[],
  isMany: (counted: CountedCylinder) => boolean,
): readonly number[] => cylinders.filter(isMany).map(({ cylinder }) => cylinder);

const byCounters = (cylinders: readonly CountedCylinder[], idling: Idling): Found => {
  const during = cylinders.map((one) => one.during);
  const now = cylindersWith(
    cylinders,
    ({ during: count, seconds }) =>
      count >= COUNTS && count >= firingsIn(seconds, idling.rpm) * SHARE,
  );
  const observed = Math.max(...cylinders.map(({ seconds }) => seconds));
  if (now.length > 0 && observed >= SOME) {
    if (!isAhead(during)) return { ...bad('several cylinders misfire'), cylinders: now };
    const first = during.indexOf(Math.max(...during));
    return { ...bad('one cylinder misfires'), cylinders: [cylinders[first]?.cylinder ?? 0] };
  }
  if (idling.seconds < ENOUGH) return open('too short');
  if (during.some((count) => count > 0)) return open('few misfires');
  const before = cylindersWith(
    cylinders,
    ({ drive = 0, average = 0 }) => Math.max(drive, average) >= BEFORE,
  );
  if (before.length > 0) return { ...bad('misfired before'), cylinders: before };
  if (!idling.isOftenEnough) return { verdict: 'as it should be', reason: 'no misfires' };
  const kind = byUnevenness(idling);
  if (kind === 'uneven') return open('uneven without misfires');
  if (kind === 'hunts') return bad('idle hunts');
  return { verdict: 'as it should be', reason: 'no misfires' };
};

const BY_SPEED = {
  uneven: bad('uneven, cylinder unknown'),
  hunts: bad('idle hunts'),
  between: open('uneven near the limit'),
  steady: open('steady without counters'),
} as const;

const bySpeed = (idling: Idling): Found => {
  if (!idling.isOftenEnough) return open('answers too seldom');
  const kind = byUnevenness(idling);
  // A good figure needs all of its time, a bad one does not.
  const isSure = kind === 'uneven' || kind === 'hunts';
  return idling.seconds < (isSure ? SOME : ENOUGH) ? open('too short') : BY_SPEED[kind];
};

const figuresOf = (
  cylinders: readonly CountedCylinder[],
  idling: Idling,
): readonly TestFigure[] => [
  ...cylinders.flatMap(({ cylinder, during, drive, average }): TestFigure[] => {
    const of = { name: 'Misfires', cylinder, unit: '' };
    return [
      ...(drive === undefined
        ? []
        : [
            { ...of, when: 'in this test' as const, value: during },
            { ...of, when: 'last or present drive' as const, value: drive },
          ]),
      ...(average === undefined
        ? []
        : [{ ...of, when: 'average of ten drives' as const, value: average }]),
    ];
  }),
  { name: VALUE.rpm, when: 'at idle', value: Math.round(idling.rpm), unit: 'rpm' },
  ...(idling.isOftenEnough
    ? [
        {
          name: VALUE.rpm,
          when: 'short swings' as const,
          value: Math.round(idling.short),
          unit: 'rpm',
        },
      ]
    : []),
];

/** Reasons that a diagnosis hears of, in the words of a driver. */
const SYMPTOMS: Readonly<Partial<Record<TestResult['reason'], string>>> = {
  'one cylinder misfires': 'The engine misfires at idle.',
  'several cylinders misfire': 'The engine misfires at idle on several cylinders.',
  'uneven, cylinder unknown': 'Rough idle: the engine runs unevenly.',
  'uneven without misfires': 'Rough idle: the engine runs unevenly.',
  'idle hunts': 'The idle hunts up and down.',
};

const wordsOf = (reason: TestResult['reason'], cylinders: readonly CountedCylinder[]): string => {
  const symptom = SYMPTOMS[reason];
  const counts = cylinders.map(
    ({ cylinder, drive = 0, average = 0 }) =>
      `Misfire counter, cylinder ${cylinder}: ${Math.max(drive, average)}`,
  );
  return [...(symptom === undefined ? [] : [symptom]), ...counts].join('\n');
};

/** Whether all cylinders burn: by the car's own counters, or else by how steadily it idles. */
export const misfireBalance: GuidedTest = {
  id: 'misfire-balance',
  needs: [VALUE.rpm],
  alsoReads: [VALUE.speed, VALUE.coolant],
  seconds: 70,
  hertz: 10,
  readsCounters: true,
  judge: (recording) => {
    if (missingOf(recording, misfireBalance).length > 0) return cannotSay('value missing');
    const idling = idlingIn(recording);
    if (!idling) return cannotSay('too short');
    const cylinders = countedIn(recording);
    const found = cylinders.length > 0 ? byCounters(cylinders, idling) : bySpeed(idling);
    const figures = figuresOf(cylinders, idling);
    if (found.reason === 'too short') return cannotSay('too short', figures);
    const isCold = (typicalOf(recording, VALUE.coolant) ?? WARM) < WARM;
    // What was counted holds for a cold engine too; how it idles does not.
    if (isCold && (cylinders.length === 0 || found.verdict === 'as it should be')) {
      return cannotSay('not warm', figures);
    }
    return { ...found, figures, words: wordsOf(found.reason, cylinders) };
  },
};
