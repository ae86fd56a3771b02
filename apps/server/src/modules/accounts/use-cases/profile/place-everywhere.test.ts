import { ENDPOINTS } from '@wrenchwise/contract/api';
import { pathOf } from '@wrenchwise/contract/client';
import type { Endpoint } from '@wrenchwise/contract/endpoint';
import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { createCalendar } from '@wrenchwise/contract/endpoints/calendar';
import { sendChatMessage } from '@wrenchwise/contract/endpoints/chat';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { shareDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { createLogEntry } from '@wrenchwise/contract/endpoints/log';
import { createMaintenanceTask } from '@wrenchwise/contract/endpoints/maintenance';
import { openStepGuide } from '@wrenchwise/contract/endpoints/step-guides';
import { createSupportRequest } from '@wrenchwise/contract/endpoints/support';
import { createVehicle, refreshVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import { replyToDiagnosis } from '@wrenchwise/contract/endpoints/workshop-replies';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { newUserQuickly, type QuickUser } from '../../../../testing/quick-user.ts';
import { inDays, subscribe } from '../../../../testing/subscribe.ts';
import { openTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { askForOutcomes } from '../../../diagnosis/outcomes/outcome-questions.ts';
import { sendReminders } from '../../../garage/maintenance/reminders.service.ts';

/** The walk is generated from the endpoints: a new one is walked at once. */
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

/** Prices of plans, which are charged in US dollars everywhere and say so. */
const OF_PLANS = /^\/api\/(?:plans|subscription|billing)/;

const CAR = { make: 'Ford', model: 'Focus', year: 2015 };
const DUE = '2030-06-20';
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

/** What is sent without their doing: a reminder of a task, and the question what a diagnosis was in the end. */
const letTimePass = async (): Promise<void> => {
  const { mail, centre } = app.composition;
  const jobs = { db: app.database.db, mail, centre, appUrl: 'http://wrenchwise.test' };
  await sendReminders({ ...jobs, now: () => new Date('2030-06-06T12:00:00Z') });
  await askForOutcomes({ ...jobs, now: () => inDays(15) });
};

/** A user with a car, a log, a diagnosis, a guide, a garage's reply, a talk and mails: all that they can read. */
const livingIn = async (country: string, currency: string): Promise<Household> => {
  const user = await newUserQuickly(app);
  await subscribe(app.database.db, user.id, {
    planId: 'enterprise',
    status: 'active',
    periodEnd: inDays(20),
  });
  await user.call(updateMe, { body: { country } });
  const { id: vehicleId } = await user.call(createVehicle, {
    body: { ...CAR, ...(country === 'GB' ? { registration: 'SA15 MPL' } : {}) },
  });
  if (country === 'GB') await user.call(refreshVehicle, { params: { id: vehicleId } });
  await user.call(createMaintenanceTask, {
    body: { vehicleId, task: 'Change the oil', dueDate: DUE },
  });
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
  await app.newBrowser().call(replyToDiagnosis, {
    params: { token },
    body: { garage: 'Corner Garage', agreement: 'agrees', quoteCents: 99_000 },
  });
  await user.call(createCalendar, { body: {} });
  await user.call(createSupportRequest, {
    body: {
      topic: 'other',
      subject: 'Pads',
      message: 'They were fine.',
      diagnosisId: diagnosis.id,
    },
  });
  await letTimePass();
  const texts = new Map<string, string>();
  for (const text of ['What will it cost?', 'There is smoke from the bonnet now']) {
    const answer = await user.request(pathOf(sendChatMessage.path, params, {}), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    });
    texts.set(`chat: ${text}`, await answer.text());
  }
  const shared = await (await user.request(new URL(url).pathname)).text();
  // A workshop may be anywhere: it chooses the currency of its price.
  texts.set('the workshop’s page', shared.replaceAll(/<option[^>]*>[A-Z]{3}<\/option>/g, ''));
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
  const mails = await app.mailsTo(user.email);
  for (const { subject, text } of mails) texts.set(`mail: ${subject}`, `${subject}\n${text}`);
  return { user, texts };
};

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)';
/** '27 November 2026' and 'November 27, 2026'. */
const DAY_FIRST = new RegExp(String.raw`\b\d{1,2} ${MONTH},? \d{4}\b`);
const MONTH_FIRST = new RegExp(String.raw`\b${MONTH} \d{1,2}, \d{4}\b`);

/** Where something is found that should not be, with what it is. */
const findsOf = (texts: Household['texts'], pattern: RegExp): readonly string[] =>
  [...texts].flatMap(([path, text]) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [`${path}: ${found}`];
  });

test('a user in the United Kingdom finds no $ but in the prices of plans', async () => {
  const { texts } = await livingIn('GB', 'GBP');
  expect(findsOf(texts, /.{0,80}(?:\$|USD|US dollars).{0,40}/)).toEqual([]);
  expect(findsOf(texts, MONTH_FIRST)).toEqual([]);
  const all = [...texts.values()].join('\n');
  expect(all).toMatch(/£\d/);
  expect(all).toContain('call the fire service (999 or 112)');
  expect(all).not.toMatch(/\b911\b/);
  expect(texts.get('chat: There is smoke from the bonnet now')).toContain('999 or 112');
  expect(texts.size).toBeGreaterThan(25);
  expect([...texts.keys()].filter((path) => path.endsWith('.pdf'))).toHaveLength(2);
  for (const mail of [
    /^mail: Corner Garage replied/,
    /^mail: Change the oil/,
    /^mail: What was it/,
    /^mail: .*calendar/i,
    /^mail: .*WR-/,
  ]) {
    expect([...texts.keys()].filter((path) => mail.test(path))).toHaveLength(1);
  }
});

test.each([
  ['IE', 'EUR', /€\d/, /[£$]\d|\b911\b/, '112 or 999'],
  ['DE', 'EUR', /€\d/, /[£$]\d|\b911\b|\b999\b/, '112'],
  ['US', 'USD', /\$\d/, /[£€]\d|\b999\b/, '911'],
  ['AU', 'AUD', /A\$\d/, /[£€]\d|(?<!A)\$\d|\b911\b|\b999\b/, '000 or 112'],
] as const)(
  'a user in %s reads amounts in %s, dates as they are written there, and no number to call of elsewhere',
  async (country, currency, own, others, call) => {
    const { texts } = await livingIn(country, currency);
    const all = [...texts.values()].join('\n');
    expect(all).toMatch(own);
    expect(findsOf(texts, others)).toEqual([]);
    const [isWritten, isForeign] =
      country === 'US' ? [MONTH_FIRST, DAY_FIRST] : [DAY_FIRST, MONTH_FIRST];
    expect(findsOf(texts, isForeign)).toEqual([]);
    for (const part of [/\.pdf/, /^mail: /, /^the workshop/]) {
      expect(findsOf(texts, isWritten).filter((found) => part.test(found))).not.toEqual([]);
    }
    expect(texts.get('chat: There is smoke from the bonnet now')).toContain(call);
  },
);
