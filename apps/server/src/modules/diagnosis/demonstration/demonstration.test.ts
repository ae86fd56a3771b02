import { readFileSync } from 'node:fs';

import type { InputOf } from '@wrenchwise/contract/endpoint';
import { demonstrate, DEMONSTRATION_MAX } from '@wrenchwise/contract/endpoints/demonstration';
import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { Problem } from '@wrenchwise/contract/problem';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import type { DiagnosisProvider } from '../../../platform/adapters/diagnosis-provider/port.ts';
import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { HEALTHY, healthyEngine } from '../../../testing/healthy-engine.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { tablesWith } from '../../../testing/rows-with.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { countedUsage } from '../../../testing/usage.ts';

/** Stands for an outside service, which must not see what a visitor types. */
const asked: string[] = [];
const outside: DiagnosisProvider = {
  source: 'webhook',
  diagnose: async ({ symptoms }) => {
    asked.push(symptoms);
    throw new Error('out of order');
  },
  reprice: (result) => result,
  stepGuide: async () => undefined,
};

const DANGEROUS = z
  .object({ texts: z.array(z.string().max(DEMONSTRATION_MAX)) })
  .parse(
    JSON.parse(
      readFileSync(
        new URL('../../../../../../packages/engine/cases/dangerous.json', import.meta.url),
        'utf8',
      ),
    ),
  ).texts;

let app: TestApp;
let limited: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true, provider: outside });
  limited = await openTestApp({
    db: app.database.db,
    environment: { RATE_LIMIT: '1' },
  });
});
afterAll(async () => {
  await limited.close();
  await app.close();
});

type Body = InputOf<typeof demonstrate>['body'];

const tell = (body: Body | string) =>
  app.newBrowser().call(demonstrate, {
    body: typeof body === 'string' ? { symptoms: body } : body,
  });

describe('a stranger who describes a fault', () => {
  test.each([
    ['Grinding noise from the front left when I brake', 'brakes'],
    ['Clunk over speed bumps from the front', 'suspension'],
    ['It clicks but will not start in the morning', 'electrical'],
    ['P0301 and it shakes at idle', 'engine_cooling'],
  ])('gets likely causes for “%s”', async (symptoms, system) => {
    const { causes, other, canDrive, next } = await tell(symptoms);
    expect(causes).toHaveLength(3);
    expect(causes[0]?.system).toBe(system);
    const shares = causes.map(({ probability }) => probability);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    expect(shares.reduce((sum, share) => sum + share, other)).toBeCloseTo(1, 6);
    expect(canDrive.reason).not.toBe('');
    expect(next?.text).not.toBe('');
  });

  test('is shown why in words of their own, or by the code that they typed', async () => {
    const symptoms = 'Since Tuesday it makes a dull clunk over bumps';
    const { reason } = await tell(symptoms);
    expect(symptoms).toContain(reason?.text);
    expect(reason?.meaning).toBe('Clunk or knock over bumps');
    expect((await tell('P0301 and it shakes at idle')).reason?.text).toBe('P0301');
  });

  test('may name the car, which counts', async () => {
    const symptoms = 'Loud clunk from the front over speed bumps';
    const [bare, named] = await Promise.all([
      tell(symptoms),
      tell({ symptoms, make: 'Vauxhall', model: 'Corsa', year: 2012 }),
    ]);
    const shareOf = ({ causes }: typeof bare) => causes.map(({ probability }) => probability);
    expect(shareOf(named)).not.toEqual(shareOf(bare));
  });

  test('may tick a further sign and take a reading back, and the odds move', async () => {
    const symptoms = 'Grinding noise from the front left when I brake';
    const first = ({ causes }: Awaited<ReturnType<typeof tell>>) => causes[0]?.probability;
    const bare = first(await tell(symptoms));
    expect(first(await tell({ symptoms, confirmed: ['brake-pull'] }))).not.toBe(bare);
    expect(first(await tell({ symptoms, removed: ['symptom:brake-grinding'] }))).not.toBe(bare);
    expect(await codeOf(tell({ symptoms, confirmed: ['no-such-sign'] }))).toBe('request/invalid');
  });

  test('gets the same causes and the same verdict as from a diagnosis with an account', async () => {
    const engine = await openTestApp({ db: app.database.db });
    const whole = await (
      await newUserQuickly(engine)
    ).call(createDiagnosis, { body: { ...GRINDING } });
    const shown = await tell(GRINDING);
    expect(shown.causes.map(({ name, probability }) => [name, probability])).toEqual(
      whole.causes.slice(0, 3).map(({ name, probability }) => [name, probability]),
    );
    expect(shown.canDrive).toEqual(whole.canDrive);
    await engine.close();
  });

  test.each([
    ['asdf qwerty', 'diagnosis/too-little'],
    ['it makes a weird noise', 'diagnosis/too-little'],
    ['🙂', 'diagnosis/too-little'],
    ['my favourite colour is blue', 'diagnosis/not-about-a-car'],
    ['Meine Bremsen quietschen wenn ich bremse', 'diagnosis/not-english'],
  ])('is asked for more where “%s” is all', async (symptoms, code) => {
    const answer = await app.newBrowser().request('/api/demonstration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ symptoms }),
    });
    expect(answer.status).toBe(422);
    const { needsMore, ...problem } = Problem.parse(await answer.json());
    expect(problem.code).toBe(code);
    expect(problem.detail).toBe(needsMore?.message);
    expect(needsMore?.examples.length).toBeGreaterThan(2);
  });
});

describe('a dangerous description', () => {
  test.each([
    'The brake pedal goes to the floor',
    'Strong smell of petrol inside the car.',
    'Flames came out from under the hood.',
    'The steering wheel came loose in my hands.',
    'The engine overheats and steam comes out',
  ])('“%s” is answered with a warning and “do not drive”', async (symptoms) => {
    const { canDrive, alert } = await tell(symptoms);
    expect(canDrive.verdict).toBe('no');
    expect(symptoms).toContain(alert?.text);
    expect(alert?.advice).not.toBe('');
  });

  test('never comes out as free to drive', async () => {
    expect(DANGEROUS.length).toBeGreaterThan(50);
    for (const symptoms of DANGEROUS) {
      const { canDrive, alert } = await tell(symptoms);
      expect.soft(canDrive.verdict, symptoms).not.toBe('yes');
      expect.soft(alert, symptoms).not.toBeNull();
    }
  });
});

describe('what a stranger typed', () => {
  test('is stored nowhere, is passed on to nobody and costs nobody an allowance', async () => {
    const user = await newUserQuickly(app);
    const symptoms = 'Grinding when I brake past the zymurgist’s';
    await user.call(demonstrate, { body: { symptoms } });
    expect(await tablesWith(app.database.db, 'zymurgist')).toEqual([]);
    expect(asked).toEqual([]);
    expect((await countedUsage(app.database.db, user.id)).diagnoses).toBe(0);
  });

  test.each([
    ['nothing', {}],
    ['only spaces', { symptoms: '   ' }],
    ['a year before 1970', { symptoms: 'It shakes', year: 1969 }],
    ['a year to come', { symptoms: 'It shakes', year: new Date().getUTCFullYear() + 1 }],
    ['a blank make', { symptoms: 'It shakes', make: ' ' }],
    ['what nobody asked for', { symptoms: 'It shakes', email: 'sam@example.com' }],
  ])('is refused when it is %s', async (_, body) => {
    const answer = await app.newBrowser().request('/api/demonstration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'request/invalid' });
  });

  test('is refused with both lengths when it is more than 300 characters', async () => {
    const symptoms = 'a'.repeat(DEMONSTRATION_MAX + 1);
    expect(await codeOf(tell(symptoms))).toBe('request/text-too-long');
  });

  test('is answered in under 3 kB', async () => {
    const answer = await app.newBrowser().request('/api/demonstration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ symptoms: 'The brake pedal goes to the floor' }),
    });
    expect((await answer.text()).length).toBeLessThan(3000);
  });
});

test('an address may ask 120 times in ten minutes', async () => {
  const browser = limited.newBrowser();
  const codes: unknown[] = [];
  for (let count = 0; count < 121; count += 1) {
    codes.push(await codeOf(browser.call(demonstrate, { body: { symptoms: 'It shakes' } })));
  }
  expect(codes.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 'succeeded'));
  expect(codes[120]).toBe('rate-limit/exceeded');
});

describe('a stranger whose car is fine', () => {
  test('is shown that nothing points to a fault, and no cause', async () => {
    const fine = await openTestApp({ withBystander: true, engine: healthyEngine });
    const { symptoms } = HEALTHY;
    const answer = await fine.newBrowser().call(demonstrate, { body: { symptoms } });
    expect(answer).toMatchObject({
      nothingFound: { message: expect.stringContaining('points to a fault') },
      canDrive: { verdict: 'yes' },
      alert: null,
      causes: [],
      next: null,
    });
    await fine.close();
  });
});
