import {
  answerQuestion,
  createDiagnosis,
  getDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { compareDiagnoses } from '@wrenchwise/contract/endpoints/diagnosis-comparison';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING, OVERHEATING } from '../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const payingUser = async (): Promise<QuickUser> => {
  const user = await newUserQuickly(app);
  const { db } = app.database;
  await subscribe(db, user.id, { planId: 'pro', status: 'active', periodEnd: inDays(20) });
  return user;
};

const compare = (user: QuickUser, a: string, b: string) =>
  user.call(compareDiagnoses, { query: { a, b } });

test('a squeal that became a grind says which sign came, which cause rose and by what, whichever is named first', async () => {
  const user = await payingUser();
  const squeal = await user.call(createDiagnosis, {
    body: { ...GRINDING, symptoms: 'It squeals when I brake gently.', mileage: 81_000 },
  });
  const grind = await user.call(createDiagnosis, {
    body: { ...GRINDING, symptoms: 'It grinds when I brake. Code C0035.', mileage: 82_500 },
  });
  const compared = await compare(user, grind.id, squeal.id);
  expect([compared.before.id, compared.after.id, compared.kind]).toEqual([
    squeal.id,
    grind.id,
    'two',
  ]);
  expect(compared).toMatchObject({
    isSameCar: true,
    isSameEdition: true,
    car: [{ field: 'mileage', before: '81000', after: '82500' }],
  });
  const changes = new Map(compared.signs.map(({ id, change }) => [id, change]));
  expect(changes.get('brake-grinding')).toBe('added');
  expect(changes.get('brake-squeal')).toBe('gone');
  expect(compared.codes).toMatchObject([{ id: 'C0035', change: 'added', before: null }]);
  for (const { name, from, to, drivers, isByOthers } of compared.causes) {
    const rise = (to ?? 0) - (from ?? 0);
    const own = drivers.reduce((sum, { shift }) => sum + shift, 0);
    // What moved it is named, and points the way that it went, or the others are said to have decided.
    if (from !== null && to !== null && Math.abs(rise) >= 0.01) {
      expect.soft(isByOthers || own * rise > 0, name).toBe(true);
    }
  }
  const risen = compared.causes.find(({ from, to }) => from !== null && (to ?? 0) > from);
  expect(risen?.drivers.length).toBeGreaterThan(0);
  const discs = compared.causes.flatMap(({ drivers }) => drivers);
  expect(discs).toContainEqual(
    expect.objectContaining({ source: 'words', meaning: 'Grinding when braking', change: 'added' }),
  );
  expect(await compare(user, squeal.id, grind.id)).toEqual(compared);
});

test('a diagnosis with itself is what its answers changed', async () => {
  const user = await payingUser();
  const made = await user.call(createDiagnosis, { body: GRINDING });
  const { id } = made;
  const question = made.nextQuestion;
  const answered = await user.call(answerQuestion, {
    params: { id },
    body: { questionId: question?.id ?? '', optionId: question?.options[0]?.id ?? '' },
  });
  const compared = await compare(user, id, id);
  expect(compared.kind).toBe('answers');
  const leading = made.causes[0];
  expect(compared.before.leading).toMatchObject({
    faultId: leading?.faultId,
    probability: leading?.probability,
  });
  expect(compared.after.leading?.probability).toBe(answered.causes[0]?.probability);
  expect(compared.answers).toMatchObject([{ before: null, after: question?.options[0]?.label }]);
  const sources = compared.causes.flatMap(({ drivers }) => drivers.map(({ source }) => source));
  expect(new Set(sources)).toEqual(new Set(['answer']));
  // Nothing of it was stored.
  expect(await user.call(getDiagnosis, { params: { id } })).toEqual(answered);
});

test('diagnoses of two cars say so, and prices are in the currency of the user', async () => {
  const user = await payingUser();
  const [one, other] = [
    await user.call(createDiagnosis, { body: GRINDING }),
    await user.call(createDiagnosis, { body: OVERHEATING }),
  ];
  const compared = await compare(user, one.id, other.id);
  expect(compared.isSameCar).toBe(false);
  expect(compared.car[0]).toEqual({
    field: 'car',
    before: '2015 Ford Focus',
    after: '2012 Vauxhall Astra',
  });
  expect(compared.currency).toBe(other.pricing.currency);
});

test('nobody compares what is another’s, and a plan without it compares nothing', async () => {
  const [owner, stranger, free] = [
    await payingUser(),
    await payingUser(),
    await newUserQuickly(app),
  ];
  const { id } = await owner.call(createDiagnosis, { body: GRINDING });
  const { id: theirs } = await stranger.call(createDiagnosis, { body: GRINDING });
  for (const [a, b] of [
    [id, theirs],
    [theirs, id],
    [id, id],
  ] as const) {
    expect(await codeOf(compare(stranger, a, b))).toBe('diagnosis/not-found');
  }
  const { id: own } = await free.call(createDiagnosis, { body: GRINDING });
  expect(await codeOf(compare(free, own, own))).toBe('permission/insufficient-rights');
});
