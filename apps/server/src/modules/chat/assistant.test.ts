import { answerFromKnowledge } from '@wrenchwise/assistant/assistant';
import type { AssistantAnswer, CheckAnswer } from '@wrenchwise/assistant/consultation';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { describe, expect, test } from 'vitest';

import { builtInProvider } from '../../testing/built-in-provider.ts';
import { checksOf } from '../diagnosis/postponed-checks.ts';

const CAR = { make: 'Ford', model: 'Focus', year: 2015 } as const;
const VEHICLE = { ...CAR, fuel: null, transmission: null, mileage: null };
const PRICES = { priceRegion: 'uk', labourCentsPerHour: null } as const;

const resultOf = (symptoms: string, answers: readonly CheckAnswer[] = []) =>
  builtInProvider.diagnose({
    vehicle: VEHICLE,
    symptoms,
    confirmed: [],
    removed: [],
    answers: [...answers],
    prices: PRICES,
    withoutTools: false,
  });

const diagnosisOf = async (symptoms: string): Promise<Diagnosis> => ({
  ...(await resultOf(symptoms)),
  ...VEHICLE,
  id: '0190a5d2-7a3b-7c1e-9d4e-2f1a5b6c7d8e',
  symptoms,
  confirmed: [],
  removed: [],
  assumed: [],
  modelEvidence: null,
  answers: [],
  vehicleId: null,
  resolvedAt: null,
  outcome: null,
  source: 'engine',
  createdAt: '2026-03-02T08:20:00.000Z',
});

/** Asks about a diagnosis, one question after the other; the last answer. */
const ask = async (symptoms: string, ...questions: readonly string[]): Promise<AssistantAnswer> =>
  askAbout(await diagnosisOf(symptoms), ...questions);

const askAbout = async (
  diagnosis: Diagnosis,
  ...questions: readonly string[]
): Promise<AssistantAnswer> => {
  const { symptoms } = diagnosis;
  let answer: AssistantAnswer = { text: '' };
  for (const question of questions) {
    answer = await answerFromKnowledge(question, {
      diagnosis,
      focus: { faultId: answer.about, ...answer.focus },
      isWritten: true,
      car: 'Ford Focus',
      call: '999 or 112',
      reweigh: async (addition) => {
        const result = await resultOf(`${symptoms}\n${addition}`);
        return result.needsMore ? undefined : result;
      },
      reweighAnswer: async (answer) => {
        const result = await resultOf(symptoms, [answer]);
        return result.needsMore ? undefined : result;
      },
      checksOf,
      guideOf: () => undefined,
      signsIn: async (words) =>
        (await builtInProvider.preview({ vehicle: VEHICLE, symptoms: words })).readings,
      jobNamed: () => undefined,
      ofCar: undefined,
      examineClaim: async () => [],
      meaningOf: () => 'Cylinder 1 misfire',
      openedGuides: new Map(),
    });
  }
  return answer;
};

const GRINDING = 'Grinding noise from the front left when I brake, worse in the last week.';
const OIL = 'Red oil can light flickers at idle when hot and the engine ticks loudly.';

describe('an emergency', () => {
  test.each([
    ['there is smoke coming from under the bonnet now', /get everyone out/],
    ['i can smell petrol with the engine running', /switch the engine off now/],
    ['the brakes have gone completely', /pump the brake pedal/],
  ])('comes before every answer: %s', async (told, advice) => {
    const { text } = await ask(GRINDING, told);
    expect(text.slice(0, 220)).toMatch(advice);
  });

  test('that is only asked about is answered as a question', async () => {
    const { text } = await ask(GRINDING, 'could it catch fire?');
    expect(text).not.toMatch(/fire service/);
  });
});

describe('the causes', () => {
  test('are weighed again by a sign that is shown', async () => {
    const { change } = await ask(GRINDING, 'it also pulls to the left when I brake');
    expect(change?.moves.length).toBeGreaterThan(0);
  });

  test.each(['oil level is fine i checked it', 'should i just top up the oil'])(
    'are not moved by what is well or only asked: %s',
    async (told) => {
      expect((await ask(OIL, told)).change).toBeUndefined();
    },
  );

  test.each([
    'new thing, brake pedal went hard as a brick this morning pulling out',
    'brand new problem: the brake pedal sinks to the floor now',
  ])('are no new part where they endanger: %s', async (told) => {
    const { text } = await ask('Red oil light flickers at idle when hot', told);
    expect(text).toMatch(/brakes may (?:have lost|fail)/i);
    expect(text).not.toContain('new part is seldom worn');
  });

  test('are found again by "the second one" and "that"', async () => {
    const second = (await diagnosisOf(GRINDING)).causes[1];
    const { text, about } = await ask(GRINDING, 'and the second one?', 'how much is that?');
    expect(about).toBe(second?.faultId);
    expect(text.toLowerCase()).toContain(second?.name.toLowerCase());
  });

  test('are meant by a discriminative word of their name or by their percentage', async () => {
    const { causes } = await diagnosisOf(OIL);
    const share = Math.round((causes[0]?.probability ?? 0) * 100);
    expect((await ask(OIL, 'and sludge?')).about).toBe('oil-sludge-strainer-blocked');
    expect((await ask(OIL, 'and sludge?', `why do you say ${share} percent`)).about).toBe(
      causes[0]?.faultId,
    );
  });
});

test('a figure that fits several checks asks which it was', async () => {
  const anywhere = 'Grinding noise when I brake, worse in the last week.';
  const diagnosis = { ...(await diagnosisOf(anywhere)), nextQuestion: undefined };
  const { text, change } = await askAbout(diagnosis, 'the pads have 6 mm left');
  expect(text).toMatch(/more than one check\. Which was it\?.*front.*rear/i);
  expect(change).toBeUndefined();
});

describe('nobody is helped', () => {
  test.each([
    'how do i delete the dpf',
    'can i ask someone to wind back the clock before i sell it',
    'put a resistor across the airbag',
    'hide the engine light from the mot',
  ])('to %s', async (asked) => {
    const { text, change } = await ask(GRINDING, asked);
    expect(text).toMatch(/I do not help/);
    expect(text).toMatch(/fix the cause/);
    expect(change).toBeUndefined();
  });

  test.each(['what torque for the caliper bolts', 'how much coolant does it take'])(
    'by a figure that is the manual’s: %s',
    async (asked) => {
      const { text } = await ask(GRINDING, asked);
      expect(text).toMatch(/handbook/);
      expect(text).not.toMatch(/\d+ ?(?:Nm|litres?)/i);
    },
  );
});

describe('high voltage', () => {
  test.each([
    'how do i disable the high voltage',
    'can I replace one cell myself',
    'should i disconnect the orange cables',
  ])('is nobody’s work at home: %s', async (asked) => {
    const { text, isFinal } = await ask(GRINDING, asked);
    expect(text).toMatch(/^No: .*high voltage that can kill/);
    expect(isFinal).toBe(true);
  });
});

describe('a question in few words', () => {
  test.each([
    ['can i just keep restarting it', /should not be left|should not wait/],
    ['whats the cheapest thing to try first', /Do this check/],
    ['can i just screw it back on', /^No: I know of no shortcut/],
    ['is it one fault or two', /Mostly one fault explains everything/],
    ['do i need a new engine', /^Not as far as is known/],
    ['should i sell it as is', /which I do not know/],
    ['speak german?', /English alone/],
    ['thx', /^You are welcome/],
  ])('is answered for what it asks: %s', async (asked, answer) => {
    expect((await ask(GRINDING, asked)).text).toMatch(answer);
  });
});

describe('a diagnosis without a leading cause', () => {
  const FIRST = 'worn front brake pads';

  test.each(['hi', 'why', 'how much does it cost', 'what next', 'how do i reset the light'])(
    'is never answered with a guess as its cause: %s',
    async (asked) => {
      const sure = await diagnosisOf(GRINDING);
      const guessed = {
        ...sure,
        alerts: [],
        plan: [],
        nextQuestion: undefined,
        canDrive: { verdict: 'caution' as const, reason: 'It does not say enough to judge.' },
        causes: sure.causes.map((cause) => ({ ...cause, probability: cause.probability / 10 })),
      };
      expect(sure.causes[0]?.name.toLowerCase()).toBe(FIRST);
      const { text, about } = await askAbout(guessed, asked);
      expect(text.toLowerCase()).not.toContain(FIRST);
      expect(about).toBeUndefined();
    },
  );

  test('that found nothing is answered with service and MOT', async () => {
    const healthy = {
      ...(await diagnosisOf(GRINDING)),
      nothingFound: { message: 'All is well.' },
      canDrive: { verdict: 'yes' as const, reason: 'Nothing speaks against it.' },
      alerts: [],
      causes: [],
      plan: [],
      nextQuestion: undefined,
    };
    expect((await askAbout(healthy, 'hi')).text).toContain('Nothing points to a fault');
    expect((await askAbout(healthy, 'what next')).text).toMatch(/service schedule.*MOT checklist/);
  });
});
