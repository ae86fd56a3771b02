import { createDiagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { securityAuditEvents } from '../../../platform/audit/audit.tables.ts';
import { rateLimits } from '../../../platform/http/limits.tables.ts';
import { RETENTION_RULES } from '../../../retention-rules.ts';
import { GRINDING } from '../../../testing/complaint.ts';
import { newUserQuickly } from '../../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sessions } from '../../accounts/accounts.tables.ts';
import { chatMessages } from '../../chat/chat.tables.ts';
import { diagnosisShares, workshopReplies } from '../../diagnosis/diagnosis-sharing.tables.ts';
import { quotes, quoteShares } from '../../diagnosis/quotes/quotes.tables.ts';
import { notifications } from '../../messages/messages.tables.ts';
import {
  applicationErrors,
  contactMessages,
  pageViews,
  pageVotes,
  retentionRuns,
} from '../operations.tables.ts';
import { removeOutdated } from './retention.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const lines: unknown[] = [];
const log = { info: (...line: unknown[]) => void lines.push(line) };
const remove = () =>
  removeOutdated({
    db: app.database.db,
    retentionRules: RETENTION_RULES,
    now: () => NOW,
    log,
  });

test('what the privacy page says is stored for a time is gone after it, and not before', async () => {
  const { db } = app.database;
  const message = { name: 'Sam', email: 'sam@example.com', message: 'Hello' };
  const report = { category: 'client', severity: 'error' };
  await db.insert(contactMessages).values([
    { ...message, subject: 'old', createdAt: daysAgo(366) },
    { ...message, subject: 'kept', createdAt: daysAgo(364) },
  ]);
  await db.insert(applicationErrors).values([
    { ...report, message: 'old', createdAt: daysAgo(91) },
    { ...report, message: 'kept', createdAt: daysAgo(89) },
  ]);
  await db.insert(rateLimits).values([
    { key: 'old', windowStart: daysAgo(3), count: 5 },
    { key: 'kept', windowStart: daysAgo(1), count: 5 },
  ]);
  await db.insert(pageViews).values([
    { day: dayOf(daysAgo(731)), path: '/', views: 3 },
    { day: dayOf(daysAgo(729)), path: '/', views: 4 },
  ]);
  await remove();
  expect((await db.select().from(contactMessages)).map(({ subject }) => subject)).toEqual(['kept']);
  expect((await db.select().from(applicationErrors)).map(({ message }) => message)).toEqual([
    'kept',
  ]);
  const counters = (await db.select().from(rateLimits)).map(({ key }) => key);
  expect(counters).toContain('kept');
  expect(counters).not.toContain('old');
  expect((await db.select().from(pageViews)).map(({ views }) => views)).toEqual([4]);
});

test('who voted is forgotten with the day, what they wrote after a year, the vote after two', async () => {
  const { db } = app.database;
  const voted = (days: number) => ({
    day: dayOf(daysAgo(days)),
    createdAt: daysAgo(days),
    path: '/codes/P0420',
    voter: `voter ${days}`,
    isRight: true,
    remark: 'Helped',
  });
  await db.insert(pageVotes).values([0, 1, 366, 731].map(voted));
  await remove();
  const rows = await db.select().from(pageVotes).orderBy(desc(pageVotes.day));
  expect(rows.map(({ voter, remark }) => ({ voter, remark }))).toEqual([
    { voter: 'voter 0', remark: 'Helped' },
    { voter: null, remark: 'Helped' },
    { voter: null, remark: null },
  ]);
});

test('an event that is nobody’s goes with its address after 90 days, a user’s own after two years, and a deletion’s line stays', async () => {
  const { db } = app.database;
  const user = await newUserQuickly(app);
  const old = { severity: 'warning', createdAt: daysAgo(400) } as const;
  await db.insert(securityAuditEvents).values([
    { ...old, kind: 'auth_failure', ipAddress: '203.0.113.9' },
    { ...old, kind: 'auth_failure', ipAddress: '203.0.113.9', userId: user.id },
    { ...old, kind: 'data_delete' },
    { ...old, kind: 'auth_signout', userId: user.id, createdAt: daysAgo(731) },
  ]);
  lines.length = 0;
  await remove();
  const gone = await db
    .select()
    .from(securityAuditEvents)
    .where(eq(securityAuditEvents.kind, 'auth_signout'));
  expect(gone).toEqual([]);
  const [run] = await db
    .select()
    .from(retentionRuns)
    .orderBy(desc(retentionRuns.createdAt))
    .limit(1);
  expect(run?.deleted).toMatchObject({ securityEvents: 1, refusals: 1, chatMessages: 0 });
  expect(lines).toEqual([[{ deleted: run?.deleted }, 'deleted what is past its retention']]);
  const remaining = (await db.select().from(securityAuditEvents)).filter(
    ({ createdAt }) => createdAt.getTime() === old.createdAt.getTime(),
  );
  expect(remaining.map(({ kind, userId }) => [kind, userId])).toEqual(
    expect.arrayContaining([
      ['auth_failure', user.id],
      ['data_delete', null],
    ]),
  );
  expect(remaining).toHaveLength(2);
});

test('a session that ended goes, one that runs stays', async () => {
  const { db } = app.database;
  const user = await newUserQuickly(app);
  await db.insert(sessions).values([
    { userId: user.id, token: 'ended', expiresAt: daysAgo(2) },
    { userId: user.id, token: 'runs', expiresAt: daysAgo(-2) },
  ]);
  await remove();
  const tokens = (await db.select().from(sessions)).map(({ token }) => token);
  expect(tokens).toContain('runs');
  expect(tokens).not.toContain('ended');
});

test('a notification says nothing 90 days after it was read, or after a year unread, and is not reported again', async () => {
  const { db } = app.database;
  const user = await newUserQuickly(app);
  const told = { userId: user.id, kind: 'mot-due', title: 'MOT', body: 'Due', href: '/dashboard' };
  await db.insert(notifications).values([
    { ...told, dedupeKey: 'read', createdAt: daysAgo(120), readAt: daysAgo(91) },
    { ...told, dedupeKey: 'read lately', createdAt: daysAgo(120), readAt: daysAgo(89) },
    { ...told, dedupeKey: 'unread', createdAt: daysAgo(366) },
    { ...told, dedupeKey: 'unread lately', createdAt: daysAgo(364) },
  ]);
  await remove();
  const rows = await db.select().from(notifications).where(eq(notifications.userId, user.id));
  const kept = rows.filter(({ title }) => title !== '').map(({ dedupeKey }) => dedupeKey);
  expect(kept.toSorted()).toEqual(['read lately', 'unread lately']);
  expect(rows.map(({ dedupeKey }) => dedupeKey).toSorted()).toEqual([
    'read',
    'read lately',
    'unread',
    'unread lately',
  ]);
});

test('a link to a quote goes some time after its end, and a quote of two years goes with its links', async () => {
  const { db } = app.database;
  const { id: userId } = await newUserQuickly(app);
  const made = await db
    .insert(quotes)
    .values([
      { userId, name: 'Lately', text: 'Pads 45' },
      { userId, name: 'Long ago', text: 'Pads 40', createdAt: daysAgo(731) },
    ])
    .returning();
  const quoteId = (name: string) => made.find((quote) => quote.name === name)?.id ?? '';
  const own = { userId, quoteId: quoteId('Lately') };
  await db.insert(quoteShares).values([
    { ...own, tokenHash: 'expired', expiresAt: daysAgo(91) },
    { ...own, tokenHash: 'revoked', expiresAt: daysAgo(-9), revokedAt: daysAgo(91) },
    { ...own, tokenHash: 'recent', expiresAt: daysAgo(89) },
    { userId, quoteId: quoteId('Long ago'), tokenHash: 'of an old quote', expiresAt: daysAgo(-9) },
  ]);
  await remove();
  const left = await db.select().from(quoteShares).where(eq(quoteShares.userId, userId));
  expect(left.map(({ tokenHash }) => tokenHash)).toEqual(['recent']);
});

test('a link for a garage goes some time after its end, unless a garage replied by it; an old answer goes too', async () => {
  const { db } = app.database;
  const user = await newUserQuickly(app);
  const { id: diagnosisId } = await user.call(createDiagnosis, { body: GRINDING });
  const own = { userId: user.id, diagnosisId };
  const links = await db
    .insert(diagnosisShares)
    .values([
      { ...own, tokenHash: 'expired', expiresAt: daysAgo(91) },
      { ...own, tokenHash: 'revoked', expiresAt: daysAgo(-9), revokedAt: daysAgo(91) },
      { ...own, tokenHash: 'replied', expiresAt: daysAgo(91) },
      { ...own, tokenHash: 'recent', expiresAt: daysAgo(89) },
    ])
    .returning();
  const shareId = links.find(({ tokenHash }) => tokenHash === 'replied')?.id;
  if (shareId === undefined) throw new Error('no link was stored');
  await db
    .insert(workshopReplies)
    .values({ ...own, shareId, garage: 'Smith & Sons', agreement: 'agrees' });
  const told = { ...own, role: 'user', state: 'complete' } as const;
  await db.insert(chatMessages).values([
    { ...told, text: 'old', createdAt: daysAgo(731) },
    { ...told, text: 'kept', createdAt: daysAgo(729) },
  ]);
  await remove();
  const kept = await db.select().from(diagnosisShares);
  expect(kept.map(({ tokenHash }) => tokenHash).toSorted()).toEqual(['recent', 'replied']);
  expect((await db.select().from(chatMessages)).map(({ text }) => text)).toEqual(['kept']);
});
