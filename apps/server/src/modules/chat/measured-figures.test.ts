import {
  addToDiagnosis,
  type ChatMessage,
  listChatMessages,
  takeBackFromDiagnosis,
} from '@wrenchwise/contract/endpoints/chat';
import {
  answerQuestion,
  createDiagnosis,
  type Diagnosis,
  getDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../testing/code-of.ts';
import { GRINDING } from '../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { allEvents } from '../../testing/read-events.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const FLAT =
  'Slow cranking in the morning, the starter only clicks after a cold night and the battery goes flat';
const ALTERNATOR =
  'Battery warning light came on while driving, the headlights get dimmer and the alternator whines';

interface Owner {
  readonly user: QuickUser;
  readonly diagnosis: Diagnosis;
  readonly tell: (text: string) => Promise<ChatMessage>;
}

const owner = async (symptoms: string): Promise<Owner> => {
  const user = await newUserQuickly(app);
  const diagnosis = await user.call(createDiagnosis, { body: { ...GRINDING, symptoms } });
  const params = { id: diagnosis.id };
  return {
    user,
    diagnosis,
    tell: async (text) => {
      await allEvents(
        await user.request(`/api/diagnoses/${diagnosis.id}/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ text }),
        }),
      );
      const { messages } = await user.call(listChatMessages, { params, query: {} });
      const last = messages.at(-1);
      if (!last) throw new Error('Nothing was answered');
      return last;
    },
  };
};

const findingOf = ({ causes }: Diagnosis, { change }: ChatMessage): string | undefined => {
  const [, path = ''] = change?.answer?.questionId.split(':') ?? [];
  const [faultId, checkId] = path.split('/');
  const check = causes
    .find((one) => one.faultId === faultId)
    ?.checks.find(({ id }) => id === checkId);
  return check?.outcomes[Number(change?.answer?.optionId.split('-')[1]) - 1]?.finding;
};

describe('a figure reported in the chat', () => {
  test.each([
    [
      GRINDING.symptoms,
      'I looked and the front pads have about 6mm left, rears look thin',
      'All pads have more than 5 mm of lining',
    ],
    [GRINDING.symptoms, 'front brake pads measured at 2 mm', 'A pad has less than 3 mm of lining'],
    [
      GRINDING.symptoms,
      'the lining of the front pads is 0.4 cm',
      'The lining is 3–5 mm thick and the discs are smooth',
    ],
    [FLAT, 'battery reads 11.9', 'It reads below 12.2 V'],
    [
      FLAT,
      'The resting battery voltage is 12,7 V',
      'It reads 12.5 V or more, yet it cranks slowly',
    ],
    [
      FLAT,
      'the battery drops to 8.9 volts while cranking',
      'It falls below 9.6 V while the engine turns',
    ],
    [ALTERNATOR, 'charging voltage is 14.2 V with the lights on', 'It is 13.6–14.8 V with load'],
  ])('of %# is the finding of its check: %s, %s', async (symptoms, told, finding) => {
    const { diagnosis, tell } = await owner(symptoms);
    const said = await tell(told);
    expect(findingOf(diagnosis, said), said.text).toBe(finding);
    expect(said.text).toContain(`“${finding}”`);
    expect(said.text).toMatch(/^Noted as the result of a check/);
    expect(said.change?.state).toBe('applied');
    expect(said.text).toContain('take it back below');
  });

  test('by only its unit answers the open question', async () => {
    const { diagnosis, tell } = await owner(GRINDING.symptoms);
    expect(findingOf(diagnosis, await tell('I measured 2.5 mm'))).toBe(
      'A pad has less than 3 mm of lining',
    );
  });

  test('of a check that is postponed is its finding, and nobody is asked to repeat it', async () => {
    const { diagnosis, tell } = await owner(
      'Diesel rail pressure is low, it will not start and fuel drips from the rail',
    );
    const postponed = diagnosis.causes.flatMap((cause) => cause.postponed.map(({ id }) => id));
    expect(postponed).toContain('read-rail-pressure-while-cranking-briefly');
    const { text, change } = await tell('I measured 280 bar rail pressure while cranking');
    expect(text).toContain('“It climbs beyond 200 bar at once”');
    expect(text).toContain('Do not repeat this check now');
    expect(change?.answer?.questionId).toContain('read-rail-pressure-while-cranking-briefly');
  });

  test('that names no axle is the answer to the open question', async () => {
    const { diagnosis, tell } = await owner(GRINDING.symptoms);
    expect(diagnosis.nextQuestion?.id).toContain('front-brake-pads-worn');
    expect(findingOf(diagnosis, await tell('the pads have 6 mm left'))).toBe(
      'All pads have more than 5 mm of lining',
    );
  });

  test('that is normal says so by our own texts, and what would not be', async () => {
    const { tell } = await owner(GRINDING.symptoms);
    const { text } = await tell('the front pads have about 6 mm left');
    expect(text).toContain('That speaks against worn front brake pads.');
    expect(text).toContain('“A pad has less than 3 mm of lining”');
  });

  test('is part of the diagnosis at once, weighs what the same answer weighs, and is not weighed twice', async () => {
    const { user, diagnosis, tell } = await owner(GRINDING.symptoms);
    const said = await tell('the front pads have about 6 mm left');
    const params = { id: diagnosis.id };
    const body = said.change?.answer ?? { questionId: '', optionId: '' };
    const updated = await user.call(getDiagnosis, { params });
    expect(updated.symptoms).toBe(diagnosis.symptoms);
    expect(updated.answers).toMatchObject([
      { ...body, answer: 'All pads have more than 5 mm of lining' },
    ]);
    const pads = (of: Diagnosis) =>
      of.causes.find(({ faultId }) => faultId === 'front-brake-pads-worn')?.probability ?? 0;
    expect(pads(updated)).toBeLessThan(pads(diagnosis));
    for (const { faultId, to } of said.change?.moves ?? []) {
      const after = updated.causes.find((one) => one.faultId === faultId)?.probability ?? null;
      expect(after).toEqual(to);
    }
    const again = await tell('the front pads have about 6 mm left');
    expect(again.change).toBeNull();
    expect(again.text).not.toContain('take it back');
    const messageId = said.id;
    const back = await user.call(takeBackFromDiagnosis, { params: { ...params, messageId } });
    expect(back.answers).toEqual([]);
    expect(back.causes.map(({ probability }) => probability)).toEqual(
      diagnosis.causes.map(({ probability }) => probability),
    );
  });

  test.each([
    'the front pads were changed 6 weeks ago',
    'I have done 300 miles since',
    'the battery is 12 years old',
    'the rear pads have 3.5 mm left',
    'the tyres have 6 mm of tread left',
  ])('that is none of a check is none: %s', async (told) => {
    const { tell } = await owner(GRINDING.symptoms);
    expect((await tell(told)).change?.answer).toBeUndefined();
  });

  test('never hides a danger that is shown with it', async () => {
    const { tell } = await owner(GRINDING.symptoms);
    const { text } = await tell(
      'the front pads have 6 mm left, but the brake pedal goes to the floor now',
    );
    expect(text).toContain('Do not drive');
  });
});

test('a finding is given by its owner only, and only for a check that is listed', async () => {
  const { user, diagnosis } = await owner(GRINDING.symptoms);
  const { user: stranger } = await owner(FLAT);
  const params = { id: diagnosis.id };
  const [first] = diagnosis.causes;
  const body = {
    questionId: `check:${first?.faultId ?? ''}/${first?.checks[0]?.id ?? ''}`,
    optionId: 'outcome-1',
  };
  expect(await codeOf(stranger.call(answerQuestion, { params, body }))).toBe('diagnosis/not-found');
  expect(
    await codeOf(stranger.call(addToDiagnosis, { params, body: { text: '6 mm of pads left' } })),
  ).toBe('diagnosis/not-found');
  for (const wrong of [
    { ...body, questionId: 'check:starter-battery-worn/measure-the-resting-voltage' },
    { ...body, optionId: 'outcome-99' },
  ]) {
    expect(await codeOf(user.call(answerQuestion, { params, body: wrong }))).toBe(
      'diagnosis/unknown-question',
    );
  }
  expect(await user.call(getDiagnosis, { params })).toEqual(diagnosis);
});
