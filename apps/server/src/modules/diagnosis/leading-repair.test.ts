import {
  createDiagnosis,
  type Diagnosis,
  listDiagnoses,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { createVehicle, listVehicles } from '@wrenchwise/contract/endpoints/vehicles';
import { leadingRepair } from '@wrenchwise/rules/leading-cause';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { newUserQuickly } from '../../testing/quick-user.ts';
import { inDays } from '../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { askForOutcomes } from './outcomes/outcome-questions.ts';
import { storedLeading } from './stored-leading.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

const CAR = { make: 'Ford', model: 'Focus', year: 2015 };

/** Each points to a part that has a fuse, a relay or a motor of its own. */
const OF_SEVERAL_VARIANTS = [
  'The horn does not work any more, no sound at all when I press it',
  'The radiator fan never comes on and it gets hot in traffic jams',
  'The driver’s window does not go up or down, the switch does nothing',
];

const leadingOf = ({ causes }: Pick<Diagnosis, 'causes'>) => {
  const repair = leadingRepair(causes);
  if (repair === undefined) throw new Error('no cause stands out');
  return repair;
};

describe.each(OF_SEVERAL_VARIANTS)('“%s”', (symptoms) => {
  test('is named after its leading repair in the list, on the car, in a search and in a mail', async () => {
    const [user, stranger] = [await newUserQuickly(app), await newUserQuickly(app)];
    const { id: vehicleId } = await user.call(createVehicle, { body: CAR });
    const made = await user.call(createDiagnosis, { body: { vehicleId, symptoms } });
    const { name, probability, variants } = leadingOf(made);
    expect(variants.length).toBeGreaterThan(1);
    expect(made.causes.map((cause) => cause.name)).not.toContain(name);

    const topCause = { name, probability };
    const search = (of: typeof user) =>
      of.call(listDiagnoses, { query: { search: name.toUpperCase() } });
    expect((await user.call(listDiagnoses, { query: {} })).diagnoses).toMatchObject([{ topCause }]);
    expect((await search(user)).diagnoses).toMatchObject([{ id: made.id, topCause }]);
    expect((await search(stranger)).diagnoses).toEqual([]);
    const { vehicles } = await user.call(listVehicles, { query: {} });
    expect(vehicles).toMatchObject([{ openProblem: { topCause } }]);

    const { mail, centre } = app.composition;
    const { db } = app.database;
    const appUrl = 'http://wrenchwise.test';
    await askForOutcomes({ db, mail, centre, appUrl, now: () => inDays(15) });
    const mails = await app.mailsTo(user.email);
    expect(mails.map(({ text }) => text).join()).toContain(name);
  });
});

describe('a stored diagnosis', () => {
  const row = {
    possibleCauses: ['Cooling fan motor failed'],
    topProbability: 0.25,
    leadingName: 'Cooling fan does not run',
    leadingProbability: 0.4,
  };

  test('has the name and the share of its leading repair', () => {
    expect(storedLeading(row)).toEqual({ name: 'Cooling fan does not run', probability: 0.4 });
  });

  test('of an older edition is named after its first cause', () => {
    const older = { ...row, leadingName: null, leadingProbability: null };
    expect(storedLeading(older)).toEqual({ name: 'Cooling fan motor failed', probability: 0.25 });
  });

  test('has no name while each cause is a guess, whatever they add up to', () => {
    expect(storedLeading({ ...row, topProbability: 0.12 })).toBeUndefined();
  });
});
