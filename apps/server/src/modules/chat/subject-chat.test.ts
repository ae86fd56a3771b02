import { randomUUID } from 'node:crypto';

import { updateMe } from '@wrenchwise/contract/endpoints/accounts/profile';
import { createLogEntry, type NewLogEntry } from '@wrenchwise/contract/endpoints/log';
import {
  deleteSubjectMessages,
  listSubjectMessages,
  stopSubjectAnswer,
} from '@wrenchwise/contract/endpoints/subject-chat';
import {
  createVehicle,
  deleteVehicle,
  restoreVehicle,
} from '@wrenchwise/contract/endpoints/vehicles';
import { SQLSTATE } from '@wrenchwise/database/sqlstate';
import { sqlStateOfRun } from '@wrenchwise/database/testing/sqlstate-of';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { codeOf } from '../../testing/code-of.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { allEvents } from '../../testing/read-events.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());

type BodyOfLog = z.input<typeof NewLogEntry>;

const PADS = { kind: 'guide', subject: 'replace-the-front-brake-pads' } as const;
const OIL = { kind: 'guide', subject: 'change-engine-oil-and-filter' } as const;

type Params = { readonly kind: 'guide' | 'vehicle'; readonly subject: string };

const post = (user: QuickUser, { kind, subject }: Params, text: string, clientId?: string) =>
  user.request(`/api/conversations/${kind}/${encodeURIComponent(subject)}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, clientId }),
  });

const ask = async (user: QuickUser, params: Params, text: string, clientId?: string) => {
  const events = await allEvents(await post(user, params, text, clientId));
  return events
    .filter(({ event }) => event === 'delta')
    .map(({ data }) => String(Reflect.get(Object(data), 'text')))
    .join('');
};

const messagesOf = async (user: QuickUser, params: Params) =>
  (await user.call(listSubjectMessages, { params, query: {} })).messages;

const someoneWithCar = async (): Promise<{ user: QuickUser; car: Params }> => {
  const user = await newUserQuickly(app);
  const { id } = await user.call(createVehicle, {
    body: { make: 'Ford', model: 'Focus', year: 2015, fuel: 'petrol', mileage: 92_000 },
  });
  return { user, car: { kind: 'vehicle', subject: id } };
};

describe('a question about a saved vehicle', () => {
  test('is answered from its rows and its outlook, and no figure of a manual is named', async () => {
    const { user, car } = await someoneWithCar();
    expect(await ask(user, car, 'how many miles has it done?')).toContain('92,000 miles');
    expect(await ask(user, car, 'What should I do next?')).toMatch(/check next.* at a garage/s);
    expect(await ask(user, car, 'what oil does it take?')).toMatch(/I name none.*handbook/s);
    expect((await messagesOf(user, car)).map(({ role }) => role)).toEqual(
      Array.from({ length: 3 }, () => ['user', 'assistant']).flat(),
    );
  });

  test('that describes a trouble offers a diagnosis with its words', async () => {
    const { user, car } = await someoneWithCar();
    const words = 'It makes a grinding noise when I brake';
    expect(await ask(user, car, words)).toContain('begin a diagnosis of your Ford Focus');
    expect((await messagesOf(user, car)).at(-1)?.change).toEqual({ addition: words, moves: [] });
  });

  test('is of who asks: a stranger finds neither vehicle nor conversation', async () => {
    const { user, car } = await someoneWithCar();
    await ask(user, car, 'any recalls?');
    const stranger = await newUserQuickly(app);
    expect((await post(stranger, car, 'any recalls?')).status).toBe(404);
    for (const call of [
      () => stranger.call(listSubjectMessages, { params: car, query: {} }),
      () => stranger.call(deleteSubjectMessages, { params: car }),
      () => stranger.call(stopSubjectAnswer, { params: car }),
      () => stranger.call(listSubjectMessages, { params: { ...car, subject: 'x' }, query: {} }),
    ]) {
      expect(await codeOf(call())).toBe('db/record-not-found');
    }
    const forced = app.database.db.forUser(stranger.id).execute(
      sql`insert into chat_messages (user_id, vehicle_id, role, text, state)
          values (${stranger.id}, ${car.subject}, 'user', 'Why?', 'complete')`,
    );
    expect(await sqlStateOfRun(forced)).toBe(SQLSTATE.insufficientPrivilege);
    expect(await messagesOf(user, car)).toHaveLength(2);
  });

  test('goes and comes back with its vehicle', async () => {
    const { user, car } = await someoneWithCar();
    await ask(user, car, 'any recalls?');
    const params = { id: car.subject };
    await user.call(deleteVehicle, { params });
    expect(await codeOf(messagesOf(user, car))).toBe('db/record-not-found');
    await user.call(restoreVehicle, { params });
    expect(await messagesOf(user, car)).toHaveLength(2);
  });
});

describe('a question about what was spent', () => {
  test('is answered from the log, by what it was for and in which months', async () => {
    const { user, car } = await someoneWithCar();
    const year = new Date().getUTCFullYear();
    const log = (body: BodyOfLog) =>
      user.call(createLogEntry, { params: { id: car.subject }, body });
    const bill = { currency: 'GBP', confirm: true } as const;
    await log({ ...bill, kind: 'fuel', date: `${year}-01-02`, litres: 40, costCents: 6000 });
    await log({ ...bill, kind: 'fuel', date: `${year - 1}-05-02`, litres: 40, costCents: 5500 });
    await log({
      ...bill,
      kind: 'expense',
      date: `${year - 1}-06-02`,
      category: 'tyres',
      title: 'Two tyres',
      costCents: 20_000,
    });
    expect(await ask(user, car, 'how much did I spend on fuel this year')).toContain(
      'you have spent £60 on fuel and charging',
    );
    expect(await ask(user, car, 'what did tyres cost me last year?')).toContain('£200 on tyres');
    expect(await ask(user, car, 'what have I spent on it so far')).toContain('£315');
    expect(await ask(user, car, 'how much did I spend on parking')).toContain('no cost on parking');
  });

  test('names the firms of the log, whatever general question its words come near to', async () => {
    const { user, car } = await someoneWithCar();
    const year = new Date().getUTCFullYear() - 1;
    for (const [place, costCents] of [
      ['Halden Autos', 26_800],
      ['Dale Street Garage', 41_000],
    ] as const) {
      await user.call(createLogEntry, {
        params: { id: car.subject },
        body: {
          kind: 'service',
          category: 'service',
          title: 'Full service',
          date: `${year}-03-02`,
          costCents,
          currency: 'GBP',
          place,
          confirm: true,
        },
      });
    }
    expect(await ask(user, car, 'which garage has had the most money off me')).toMatch(
      /Dale Street Garage: £410 .*\n.*Halden Autos: £268/,
    );
  });
});

describe('a question about a saved vehicle that names a job or a part', () => {
  test.each([
    ['how do I change the cabin filter on it?', 'Change the cabin'],
    ['battery is dead, how to jump start', 'Jump start a car'],
    ['how do I change the front brake pads and which tools', 'You need: Jack'],
    ['can I top up the coolant myself', '1. '],
    ['how do I change the rear brake pads', 'rear brake pads'],
    ['how do I change the front brake pads', 'pump the pedal in short strokes until it is hard'],
  ])('%s is answered from the guide', async (question, said) => {
    const { user, car } = await someoneWithCar();
    const answer = await ask(user, car, question);
    expect(answer).toContain(said);
    expect(answer).toContain('under Repair Guides');
  });

  test.each([
    'how do I fix the grinding noise',
    'how to get rid of the burning smell',
    'how to defrost the windscreen',
    'how do I fly it to the moon',
  ])('%s names no guide and is given none', async (question) => {
    const { user, car } = await someoneWithCar();
    expect(await ask(user, car, question)).not.toContain('under Repair Guides');
  });

  test('is notified of only that part when it is due, and what it does not know', async () => {
    const { user, car } = await someoneWithCar();
    const dueOf = (question: string) => ask(user, car, question);
    expect(await dueOf('is the brake fluid due?')).toMatch(/brake fluid/i);
    expect(await dueOf('is the brake fluid due?')).not.toContain('No task of yours is open');
    expect(await dueOf('when is the flux capacitor due')).toContain('I have no date for it');
    expect(await dueOf('what is due?')).not.toContain('I have no date for it');
  });

  test('hears what would weigh for selling it, and no price made up', async () => {
    const { user, car } = await someoneWithCar();
    expect(await ask(user, car, 'is it worth repairing or should I sell')).toContain(
      'would fetch I do not know',
    );
  });

  test('hears no towing limit', async () => {
    const { user, car } = await someoneWithCar();
    const text = await ask(user, car, 'can I tow a caravan with it');
    expect(text).toMatch(/handbook/);
    expect(text).not.toMatch(/Focus (?:may|can) tow|up to \d[\d,]* kg braked/);
  });
});

describe('a question about a guide', () => {
  test('is answered from the guide: a step, the tools, a seized bolt, and torque by the manual', async () => {
    const user = await newUserQuickly(app);
    expect(await ask(user, PADS, 'what do I do in step 3?')).toMatch(/^Step 3 of \d+: /);
    expect(await ask(user, PADS, 'which tools do I need')).toContain('You need:');
    expect(await ask(user, PADS, 'what if the bolt is seized')).toContain('penetrating oil');
    expect(await ask(user, OIL, 'how tight does the sump plug go?')).toContain(
      'your manual decides',
    );
    expect(await ask(user, OIL, 'how often should I do it')).toMatch(/miles|months/);
  });

  test('is answered in the user’s own prices', async () => {
    const user = await newUserQuickly(app);
    await user.call(updateMe, { body: { priceRegion: 'uk', labourCentsPerHour: 9000 } });
    for (const about of [PADS, OIL]) {
      const answer = await ask(user, about, 'what does it cost?');
      expect(answer).toMatch(/£\d/);
      expect(answer).not.toContain('$');
    }
  });

  test('is asked once, apart from other guides and other people, and deleted only', async () => {
    const [one, other] = [await newUserQuickly(app), await newUserQuickly(app)];
    const clientId = randomUUID();
    const first = await ask(one, PADS, 'How long does it take?', clientId);
    expect(await ask(one, PADS, 'How long does it take?', clientId)).toBe(first);
    await ask(one, OIL, 'How long does it take?');
    expect(await messagesOf(one, PADS)).toHaveLength(2);
    expect(await messagesOf(other, PADS)).toEqual([]);
    await one.call(deleteSubjectMessages, { params: PADS });
    expect(await messagesOf(one, PADS)).toEqual([]);
    expect(await messagesOf(one, OIL)).toHaveLength(2);
  });

  test('that there is not is refused, whatever is asked', async () => {
    const user = await newUserQuickly(app);
    for (const subject of ['no-such-guide', '../etc', '💥']) {
      expect((await post(user, { kind: 'guide', subject }, 'Why?')).status).toBe(404);
    }
    expect((await post(user, PADS, '  ')).status).toBe(400);
  });
});
