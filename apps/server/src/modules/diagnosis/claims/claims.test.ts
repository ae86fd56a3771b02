import { examineClaim, examineDiagnosisClaim } from '@wrenchwise/contract/endpoints/claims';
import {
  createDiagnosis,
  type Diagnosis,
  getDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnoses';
import { shareDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import {
  listWorkshopReplies,
  replyToDiagnosis,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countedUsage } from '../../../testing/usage.ts';

const SIGNS =
  'Coolant drops a little each week, there is a wet patch under the radiator, no white smoke, runs at normal temperature.';
const INSIGNIA = { make: 'Vauxhall', model: 'Insignia', year: 2011, fuel: 'diesel' } as const;

let app: TestApp;
let owner: QuickUser;
let stranger: QuickUser;
let diagnosis: Diagnosis;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
  owner = await newUserQuickly(app);
  stranger = await newUserQuickly(app);
  diagnosis = await owner.call(createDiagnosis, {
    body: { ...INSIGNIA, symptoms: `The garage says the head gasket has gone. ${SIGNS}` },
  });
});
afterAll(() => app.close());

describe('a claim in words', () => {
  test('is examined for a car without a diagnosis, and uses no unit', async () => {
    const before = await countedUsage(app.database.db, stranger.id);
    const { examinations } = await stranger.call(examineClaim, {
      body: {
        ...INSIGNIA,
        symptoms: SIGNS,
        claim: 'The garage says the head gasket has gone and wants £9,800',
      },
    });
    expect(examinations).toHaveLength(1);
    expect(examinations[0]).toMatchObject({
      text: 'the head gasket has gone',
      standing: 'does-not-fit',
    });
    expect(examinations[0]?.decidingTest?.title).toContain('combustion gas');
    expect(examinations[0]?.price?.cents).toBe(980_000);
    expect(await countedUsage(app.database.db, stranger.id)).toEqual(before);
  });

  test('is found in the description, and there is none where nobody claims anything', async () => {
    const found = await stranger.call(examineClaim, {
      body: { symptoms: 'They reckon it needs a new turbo. It hisses when I accelerate.' },
    });
    expect(found.examinations.map(({ claimed }) => claimed?.name)).toEqual(['Turbocharger']);
    const none = await stranger.call(examineClaim, { body: { symptoms: SIGNS } });
    expect(none.examinations).toEqual([]);
  });

  test('takes the car from the garage of the user, and from nobody else’s', async () => {
    const leaf = { make: 'Nissan', model: 'Leaf', year: 2016, fuel: 'electric' } as const;
    const { id: vehicleId } = await owner.call(createVehicle, { body: leaf });
    const body = { vehicleId, claim: 'the DPF is blocked', symptoms: 'It lost power.' };
    const { examinations } = await owner.call(examineClaim, { body });
    expect(examinations[0]?.summary).toContain('no such part');
    expect(await codeOf(stranger.call(examineClaim, { body }))).toBe('db/record-not-found');
  });

  test('needs words', async () => {
    expect(await codeOf(owner.call(examineClaim, { body: {} }))).toBe('request/invalid');
  });
});

describe('a claim about a diagnosis', () => {
  const params = () => ({ id: diagnosis.id });

  test('is read from its own words, and changes nothing of it', async () => {
    const { examinations } = await owner.call(examineDiagnosisClaim, {
      params: params(),
      body: {},
    });
    expect(examinations[0]?.claimed?.faultIds).toContain('head-gasket-blown');
    expect(await owner.call(getDiagnosis, { params: params() })).toEqual(diagnosis);
  });

  test('may name another part, which has the probability that the diagnosis gives it', async () => {
    const { examinations } = await owner.call(examineDiagnosisClaim, {
      params: params(),
      body: { claim: 'it needs a new radiator' },
    });
    const listed = diagnosis.causes.find(({ faultId }) => faultId === 'radiator-leaking');
    expect(examinations[0]?.claimed?.probability).toBeGreaterThanOrEqual(
      listed?.probability ?? Infinity,
    );
    expect(examinations[0]?.standing).toBe('fits');
  });

  test('is nobody else’s to examine', async () => {
    const asked = stranger.call(examineDiagnosisClaim, { params: params(), body: {} });
    expect(await codeOf(asked)).toBe('diagnosis/not-found');
  });

  test('comes from what a workshop replied, and from no reply to another diagnosis', async () => {
    const { url } = await owner.call(shareDiagnosis, { params: params(), body: {} });
    const token = new URL(url).pathname.split('/').at(-1) ?? '';
    await app.newBrowser().call(replyToDiagnosis, {
      params: { token },
      body: {
        garage: 'Hill Street Garage',
        agreement: 'differs',
        otherCause: 'Water pump leaking',
      },
    });
    const { replies } = await owner.call(listWorkshopReplies, { params: params() });
    const replyId = replies[0]?.id ?? '';
    const { examinations } = await owner.call(examineDiagnosisClaim, {
      params: params(),
      body: { replyId },
    });
    expect(examinations.map(({ claimed }) => claimed?.name)).toEqual(['Water pump']);

    const other = await owner.call(createDiagnosis, { body: { ...INSIGNIA, symptoms: SIGNS } });
    const wrong = owner.call(examineDiagnosisClaim, {
      params: { id: other.id },
      body: { replyId },
    });
    expect(await codeOf(wrong)).toBe('db/record-not-found');
  });
});
