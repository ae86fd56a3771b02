import { ENDPOINTS } from '@wrenchwise/domain/api';
import { pathOf } from '@wrenchwise/domain/client';
import type { Endpoint } from '@wrenchwise/domain/endpoint';
import { updateMe } from '@wrenchwise/domain/endpoints/accounts/profile';
import { sendChatMessage } from '@wrenchwise/domain/endpoints/chat';
import { createDiagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { shareDiagnosis } from '@wrenchwise/domain/endpoints/diagnosis-shares';
import { replyToDiagnosis } from '@wrenchwise/domain/endpoints/garage-replies';
import { createLogEntry } from '@wrenchwise/domain/endpoints/log';
import { openStepGuide } from '@wrenchwise/domain/endpoints/step-guides';
import { createVehicle } from '@wrenchwise/domain/endpoints/vehicles';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';

/** Generated from the endpoints: a new one is walked at once. */

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

/** Prices of plans, which are charged in US dollars everywhere and say so. */
const OF_PLANS = /^\/api\/(?:plans|subscription|billing)/;

const CAR = { make: 'Ford', model: 'Focus', year: 2015 };
const SYMPTOMS = 'Smoke from under the bonnet and a burning smell. Grinding noise when braking.';

const printedText = async (file: ArrayBuffer): Promise<string> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
    mergePages: true,
  });
  return text;
};

interface Household {
  readonly user: QuickUser;
  readonly texts: ReadonlyMap<string, string>;
}

/** A user with a car, a log, a diagnosis, a guide, a garage's reply and a talk: all that they can read. */
const livingIn = async (country: string, currency: string): Promise<Household> => {
  const user = await newUserQuickly(app);
  await subscribe(app.database.db, user.id, {
    planId: 'enterprise',
    status: 'active',
    periodEnd: inDays(20),
  });
  await user.call(updateMe, { body: { country } });
  const { id: vehicleId } = await user.call(createVehicle, { body: CAR });
  await user.call(createLogEntry, {
    params: { id: vehicleId },
    body: {
      kind: 'service',
      title: 'Oil change',
      date: '2026-02-01',
      odometer: 60_000,
      costCents: 12_000,
      currency,
    },
  });
  const diagnosis = await user.call(createDiagnosis, {
    body: { ...CAR, vehicleId, symptoms: SYMPTOMS },
  });
  const params = { id: diagnosis.id };
  const stepId = diagnosis.plan.find(({ kind }) => kind === 'repair')?.id ?? '';
  await user.call(openStepGuide, { params, body: { stepId } });
  const { url } = await user.call(shareDiagnosis, { params, body: {} });
  const token = url.split('/').at(-1) ?? '';
  const body = {
    garage: 'Corner Garage',
    verdict: 'agree',
    faultId: diagnosis.causes[0]?.faultId,
    quoteCents: 99_000,
  } as const;
  await app.newBrowser().request(pathOf(replyToDiagnosis.path, { token }, {}), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const texts = new Map<string, string>();
  for (const text of ['What will it cost?', 'There is smoke from the bonnet now']) {
    const answer = await user.request(pathOf(sendChatMessage.path, params, {}), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    texts.set(`chat: ${text}`, await answer.text());
  }
  texts.set('the workshop’s page', await (await user.request(new URL(url).pathname)).text());
  const read = async (endpoint: Endpoint, id: string) => {
    const example: unknown = endpoint.example?.params;
    const others = typeof example === 'object' ? example : {};
    const path = pathOf(endpoint.path, { ...others, id, token }, {});
    const answer = await user.request(path);
    const type = answer.headers.get('content-type') ?? '';
    if (answer.status !== 200) return;
    if (/json|text/.test(type)) texts.set(path, await answer.text());
    if (type.includes('pdf')) texts.set(path, await printedText(await answer.arrayBuffer()));
  };
  for (const endpoint of ENDPOINTS) {
    if (endpoint.method !== 'GET' || OF_PLANS.test(endpoint.path)) continue;
    for (const id of [vehicleId, diagnosis.id]) await read(endpoint, id);
  }
  return { user, texts };
};

test('a user in the United Kingdom finds no $ but in the prices of plans', async () => {
  const { user, texts } = await livingIn('GB', 'GBP');
  const withDollars = [...texts]
    .filter(([, text]) => /\$|USD|US dollars/.test(text))
    .map(([path, text]) => `${path}: ${/.{0,80}(?:\$|USD|US dollars).{0,40}/.exec(text)?.[0]}`);
  expect(withDollars).toEqual([]);
  const all = [...texts.values()].join('\n');
  expect(all).toMatch(/£\d/);
  expect(all).toContain('call the fire service (999 or 112)');
  expect(all).not.toMatch(/\b911\b/);
  expect(texts.get('chat: There is smoke from the bonnet now')).toContain('999 or 112');
  expect(texts.size).toBeGreaterThan(25);
  expect([...texts.keys()].filter((path) => path.endsWith('.pdf'))).toHaveLength(2);
  for (const mail of await app.mailsTo(user.email)) expect(JSON.stringify(mail)).not.toContain('$');
});

test.each([
  ['IE', 'EUR', /€\d/, /[£$]\d|\b911\b/, '112 or 999'],
  ['DE', 'EUR', /€\d/, /[£$]\d|\b911\b|\b999\b/, '112'],
  ['US', 'USD', /\$\d/, /[£€]\d|\b999\b/, '911'],
  ['AU', 'AUD', /A\$\d/, /[£€]\d|(?<!A)\$\d|\b911\b|\b999\b/, '000 or 112'],
] as const)(
  'a user in %s reads amounts in %s, and no number to call of elsewhere',
  async (country, currency, own, others, call) => {
    const { texts } = await livingIn(country, currency);
    const all = [...texts.values()].join('\n');
    expect(all).toMatch(own);
    const foreign = [...texts]
      .filter(([, text]) => others.test(text))
      .map(([path, text]) => `${path}: ${others.exec(text)?.[0]}`);
    expect(foreign).toEqual([]);
    expect(texts.get('chat: There is smoke from the bonnet now')).toContain(call);
  },
);
