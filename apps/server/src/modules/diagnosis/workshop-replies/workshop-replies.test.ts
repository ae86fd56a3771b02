import {
  createDiagnosis,
  type Diagnosis,
  getDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnoses';
import {
  listDiagnosisShares,
  revokeDiagnosisShare,
  shareDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-shares';
import { updateNotifications } from '@wrenchwise/contract/endpoints/notification-settings';
import { listNotifications } from '@wrenchwise/contract/endpoints/notifications';
import { createVehicle } from '@wrenchwise/contract/endpoints/vehicles';
import {
  acceptWorkshopReply,
  listWorkshopReplies,
  readSharedDiagnosis,
  replyToDiagnosis,
} from '@wrenchwise/contract/endpoints/workshop-replies';
import { leadingRepair } from '@wrenchwise/rules/leading-cause';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { codeOf } from '../../../testing/code-of.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly, type QuickUser } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { diagnosisShares } from '../diagnosis-sharing.tables.ts';

const FOCUS = { make: 'Ford', model: 'Focus', year: 2015, registration: 'SA15MPL' } as const;

let app: TestApp;
let owner: QuickUser;
let diagnosis: Diagnosis;
beforeAll(async () => {
  app = await openTestApp({ withBystander: true });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await newUserQuickly(app);
  const { id } = await owner.call(createVehicle, { body: FOCUS });
  diagnosis = await owner.call(createDiagnosis, {
    body: { vehicleId: id, symptoms: GRINDING.symptoms },
  });
});

/** A garage: no account, no cookies. */
const garage = () => app.newBrowser();
const params = () => ({ id: diagnosis.id });
const share = async (body: { days?: number; showRegistration?: boolean } = {}) => {
  const made = await owner.call(shareDiagnosis, { params: params(), body });
  return { ...made, token: new URL(made.url).pathname.split('/').at(-1) ?? '' };
};
const read = (token: string) => garage().call(readSharedDiagnosis, { params: { token } });
const replies = async (user = owner) =>
  (await user.call(listWorkshopReplies, { params: params() })).replies;
const OPINION = { garage: 'Hill Street Garage', agreement: 'agrees' } as const;

/** The finding of the first check that speaks the most against its cause. */
const against = async (token: string) => {
  const [check] = (await read(token)).checks;
  const option = check?.options.at(-1);
  if (!check || !option) throw new Error('the plan has no check');
  return { check, option, tests: [{ stepId: check.stepId, optionId: option.id }] };
};

describe('a link', () => {
  test('shows the diagnosis to whoever has it, without prices and without its owner', async () => {
    const { url, token, expiresAt } = await share();
    expect(url).toContain('/shared/diagnosis/');
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29 * 86_400_000);
    const text = JSON.stringify(await read(token));
    expect(text).toContain(diagnosis.symptoms);
    expect(text).toContain(diagnosis.causes[0]?.workshopName);
    for (const secret of [owner.email, 'Quick Person', 'SA15', '"What it costs"']) {
      expect(text).not.toContain(secret);
    }
  });

  test('shows the registration when its owner ticked it', async () => {
    const { token } = await share({ showRegistration: true, days: 7 });
    expect(JSON.stringify(await read(token))).toContain('SA15 MPL');
  });

  test('ends when it is revoked, when it is too old, and with the diagnosis', async () => {
    const [revoked, old] = [await share(), await share()];
    await owner.call(revokeDiagnosisShare, { params: { id: revoked.id } });
    await app.database.db.execute(
      sql`update diagnosis_shares set expires_at = now() - interval '1 minute' where id = ${old.id}`,
    );
    for (const { token } of [revoked, old]) {
      expect(await codeOf(read(token))).toBe('share/not-found');
      const body = OPINION;
      expect(await codeOf(garage().call(replyToDiagnosis, { params: { token }, body }))).toBe(
        'share/not-found',
      );
    }
    const { shares } = await owner.call(listDiagnosisShares, { params: params() });
    expect(shares).toEqual([]);
  });

  test('is shown to its owner again, and the database has its secret only hashed and encrypted', async () => {
    const [first, second] = [await share(), await share()];
    const { shares } = await owner.call(listDiagnosisShares, { params: params() });
    expect(shares.map(({ url }) => url)).toEqual([second.url, first.url]);
    const rows = await app.database.db.select().from(diagnosisShares);
    for (const { token } of [first, second]) expect(JSON.stringify(rows)).not.toContain(token);
    const stranger = await newUserQuickly(app);
    expect(await codeOf(stranger.call(listDiagnosisShares, { params: params() }))).toBe(
      'diagnosis/not-found',
    );
  });

  test('that is revoked leaves nothing to open, and one from before has no address to show', async () => {
    const [revoked, older] = [await share(), await share()];
    await owner.call(revokeDiagnosisShare, { params: { id: revoked.id } });
    await app.database.db
      .update(diagnosisShares)
      .set({ token: null })
      .where(eq(diagnosisShares.id, older.id));
    const rows = await app.database.db
      .select({ token: diagnosisShares.token })
      .from(diagnosisShares)
      .where(eq(diagnosisShares.id, revoked.id));
    expect(rows).toEqual([{ token: null }]);
    const { shares } = await owner.call(listDiagnosisShares, { params: params() });
    expect(shares).toMatchObject([{ id: older.id, url: null }]);
    expect(await read(older.token)).toMatchObject({ currency: diagnosis.pricing.currency });
  });

  test('is one of ten at most, also when all are asked for at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 12 }, () => share()));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await codeOf(share())).toBe('share/too-many');
  });
});

describe('a reply', () => {
  test('notifies its owner in the app and by mail, unless they switched such mails off', async () => {
    const { token } = await share();
    const body = { ...OPINION, note: 'Pads at 2 mm.' };
    await garage().call(replyToDiagnosis, { params: { token }, body });
    const { shares } = await owner.call(listDiagnosisShares, { params: params() });
    expect(shares).toMatchObject([{ replies: 1 }]);
    const [told] = (await owner.call(listNotifications, { query: {} })).notifications;
    expect(told).toMatchObject({
      title: 'A garage replied: 2015 Ford Focus',
      body: 'Hill Street Garage',
      href: `/dashboard/diagnosis-result/${diagnosis.id}#garages`,
    });
    const [mail] = await app.mailsTo(owner.email);
    expect(mail?.subject).toBe('Hill Street Garage replied to your diagnosis');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    await owner.call(updateNotifications, { body: { diagnosticUpdates: false } });
    const second = { ...body, note: 'Discs are worn too.' };
    await garage().call(replyToDiagnosis, { params: { token }, body: second });
    expect(await app.mailsTo(owner.email)).toHaveLength(1);
    expect(await replies()).toMatchObject([{ note: second.note }, { tests: [], after: null }]);
  });

  test('that is sent eight times at once is stored and mailed once; another one is another', async () => {
    const [{ token }, { token: other }] = [await share(), await share()];
    const { tests } = await against(token);
    const body = { ...OPINION, tests, quoteCents: 21_500, quoteFor: 'Pads' };
    const send = (to: string, changed = {}) =>
      garage().call(replyToDiagnosis, { params: { token: to }, body: { ...body, ...changed } });
    await Promise.all(Array.from({ length: 8 }, () => send(token)));
    expect(await replies()).toHaveLength(1);
    expect(await app.mailsTo(owner.email)).toHaveLength(1);
    await send(token, { quoteCents: 21_501 });
    await send(token, { tests: [] });
    await send(other);
    expect(await replies()).toHaveLength(4);
  });

  test('with tests says what they would change, and changes it with one press', async () => {
    const { token } = await share();
    const { check, option, tests } = await against(token);
    await garage().call(replyToDiagnosis, { params: { token }, body: { ...OPINION, tests } });
    const [reply] = await replies();
    expect(reply?.tests).toMatchObject([{ title: check.title, finding: option.label }]);
    expect(reply?.after?.moved.length).toBeGreaterThan(0);
    // Nothing changed by itself.
    expect(await owner.call(getDiagnosis, { params: params() })).toEqual(diagnosis);
    const weighed = await owner.call(acceptWorkshopReply, { params: { id: reply?.id ?? '' } });
    expect(weighed.answers).toMatchObject([
      { questionId: `check:${check.stepId}`, answer: option.label },
    ]);
    const { name, probability } = leadingRepair(weighed.causes) ?? {};
    expect(reply?.after?.leading).toEqual({ name, probability });
    expect(weighed.causes[0]?.probability).not.toBe(diagnosis.causes[0]?.probability);
    const again = await owner.call(acceptWorkshopReply, { params: { id: reply?.id ?? '' } });
    expect(again.answers).toHaveLength(1);
    expect(await replies()).toMatchObject([{ after: null, acceptedAt: expect.any(String) }]);
  });

  test('with a price has it set beside the range of that repair', async () => {
    const { token } = await share();
    const { high } = diagnosis.causes[0]?.cost.professional ?? { high: 0 };
    const body = { ...OPINION, quoteCents: high + 22_000, quoteFor: 'Pads and discs' };
    await garage().call(replyToDiagnosis, { params: { token }, body });
    const [reply] = await replies();
    expect(reply?.quote).toMatchObject({ currency: 'GBP', for: 'Pads and discs' });
    expect(reply?.quote?.words).toContain('£220 above the top of our range');
    expect(reply?.quote?.ask.length).toBeGreaterThan(1);
  });

  test('is refused for a check, a finding or a cause that the diagnosis does not have', async () => {
    const { token } = await share();
    const { check } = await against(token);
    const wrong = [
      { tests: [{ stepId: 'x/y', optionId: 'outcome-1' }] },
      { tests: [{ stepId: check.stepId, optionId: 'outcome-99' }] },
      { agreement: 'differs' as const, faultId: 'no-such-fault' },
    ];
    for (const fields of wrong) {
      const body = { ...OPINION, ...fields };
      expect(await codeOf(garage().call(replyToDiagnosis, { params: { token }, body }))).toBe(
        'request/invalid',
      );
    }
    expect(await replies()).toEqual([]);
  });

  test('is one of ten over a link, also when all come at once; a robot’s is dropped', async () => {
    const { token } = await share();
    const send = (website = '', note = 'Another one') =>
      garage().call(replyToDiagnosis, { params: { token }, body: { ...OPINION, website, note } });
    expect(await send('https://spam.example')).toEqual({ received: true });
    const notes = Array.from({ length: 12 }, (_, index) => `Note ${index}`);
    const sent = await Promise.allSettled(notes.map((note) => send('', note)));
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await codeOf(send())).toBe('share/replies-full');
    expect(await replies()).toHaveLength(10);
    expect((await read(token)).repliesLeft).toBe(0);
  });
});

test('links and replies of one user are nothing to another', async () => {
  const { id, token } = await share();
  await garage().call(replyToDiagnosis, { params: { token }, body: OPINION });
  const [reply] = await replies();
  const stranger = await newUserQuickly(app);
  expect(await codeOf(replies(stranger))).toBe('diagnosis/not-found');
  expect(await codeOf(stranger.call(revokeDiagnosisShare, { params: { id } }))).toBe(
    'db/record-not-found',
  );
  const ofReply = { params: { id: reply?.id ?? '' } };
  expect(await codeOf(stranger.call(acceptWorkshopReply, ofReply))).toBe('db/record-not-found');
  expect(await replies()).toMatchObject([{ acceptedAt: null }]);
});

describe('the page', () => {
  const get = (path: string) => garage().request(path);
  const post = (path: string, fields: Record<string, string>) =>
    garage().request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });

  test('needs no account, is reported to no search engine, and interprets nothing', async () => {
    const symptoms = `Grinding when I brake. <img src=x onerror=alert(1)>`;
    diagnosis = await owner.call(createDiagnosis, { body: { ...GRINDING, symptoms } });
    const { url } = await share();
    const answer = await get(new URL(url).pathname);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(html).toContain('Ford Focus');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
  });

  test('has car, words, two suspects and the reply first, and every finding of a check as one button; evidence is folded', async () => {
    const { url, token } = await share();
    const html = await (await get(new URL(url).pathname)).text();
    const { checks, suspects } = await read(token);
    expect(suspects).toHaveLength(2);
    const order = [
      '2015 Ford Focus</h1>',
      diagnosis.canDrive.verdict === 'yes' ? 'class="notice plain"' : 'class="notice ',
      diagnosis.symptoms,
      suspects[0]?.name ?? '',
      'Your reply',
      'Send the reply',
      'What speaks for and against',
    ].map((text) => html.indexOf(text));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order).not.toContain(-1);
    const buttons = checks.reduce((sum, { options }) => sum + options.length + 1, 0);
    expect(html.match(/name="test:[^"]+"/g)).toHaveLength(buttons);
    // What warns is in the open in one line, and nothing that warns is behind another press.
    for (const folded of html.split('<details').slice(1)) {
      expect(folded.split('</details>')[0]?.split('</summary>')[1]).not.toContain('notice');
    }
  });

  test('is in the product’s own typeface and colours, light and dark, and its price in the workshop’s own currency', async () => {
    const { url, token } = await share();
    const { pathname } = new URL(url);
    const html = await (await get(pathname)).text();
    expect(html).toContain('url(/inter-latin.woff2)');
    expect(html).toContain('color-scheme: light dark');
    expect(html).toMatch(/<option value="GBP" selected>/);
    const sent = await post(pathname, {
      garage: 'Werkstatt',
      quoteCents: '250',
      quoteCurrency: 'EUR',
    });
    expect(sent.status).toBe(303);
    const [reply] = await replies();
    expect(reply?.quote).toMatchObject({ cents: 25_000, currency: 'EUR', range: null });
    expect((await read(token)).currency).toBe('GBP');
  });

  test('takes a reply without JavaScript, and keeps what was typed when it is refused', async () => {
    const { url, token } = await share();
    const { pathname } = new URL(url);
    const { check, option } = await against(token);
    const fields = {
      garage: '',
      agreement: 'agrees',
      [`test:${check.stepId}`]: option.id,
      quoteCents: 'about £200',
      note: 'Seen\r\ntwice',
    };
    const refused = await post(pathname, fields);
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html).toContain('Name of the garage is required');
    expect(html).toContain('Please enter an amount such as 250 or 249.50');
    expect(html).toContain('value="about £200"');
    const sent = await post(pathname, { ...fields, garage: 'Hill Street', quoteCents: '£1,249.5' });
    expect(sent.status).toBe(303);
    const done = await get(sent.headers.get('location') ?? '');
    expect(await done.text()).toContain('The owner of the car has your reply');
    expect(await replies()).toMatchObject([
      {
        garage: 'Hill Street',
        tests: [{ stepId: check.stepId, optionId: option.id }],
        quote: { cents: 124_950 },
        note: 'Seen\ntwice',
      },
    ]);
  });

  test('behind a link that does not work says so', async () => {
    for (const token of ['nothing', '%00', 'x'.repeat(5000)]) {
      const answer = await get(`/shared/diagnosis/${token}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('This link no longer works');
    }
  });
});
