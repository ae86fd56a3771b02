import { ENDPOINTS } from '@wrenchwise/contract/api';
import { uploadFile } from '@wrenchwise/contract/endpoints/files';
import { V1_ENDPOINTS } from '@wrenchwise/contract/public-api';
import { desc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { EICAR, listenAsClamd } from '../../testing/clamd-server.ts';
import { codeOf } from '../../testing/code-of.ts';
import { insertVehicle, PDF } from '../../testing/garage.ts';
import { newUserQuickly, type QuickUser } from '../../testing/quick-user.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { securityAuditEvents } from '../audit/audit.tables.ts';
import { MULTIPART } from './read-body.ts';

let clamd: Awaited<ReturnType<typeof listenAsClamd>>;
let app: TestApp;
beforeAll(async () => {
  clamd = await listenAsClamd({ port: 0, host: '127.0.0.1' });
  const { target } = clamd;
  app = await openTestApp({
    environment: { CLAMD: 'port' in target ? `127.0.0.1:${target.port}` : '' },
  });
});
afterAll(async () => {
  await app.close();
  await clamd.close();
});

const UPLOADS = [...ENDPOINTS, ...V1_ENDPOINTS].filter(({ upload }) => upload !== undefined);

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' ? { ...value } : {};

/** A request of an operation's own example, with this file in it. */
const requestWith = (endpoint: (typeof UPLOADS)[number], file: Blob) => {
  const params = recordOf(endpoint.example?.params);
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(recordOf(endpoint.example?.query))) {
    query.set(name, String(value));
  }
  const form = new FormData();
  form.append('file', file);
  const isForm = endpoint.upload?.types.includes(MULTIPART) === true;
  return {
    path: `${path}?${query.toString()}`,
    init: {
      method: endpoint.method,
      body: isForm ? form : file,
      ...(isForm ? {} : { headers: { 'content-type': endpoint.upload?.types[0] ?? '' } }),
    },
  };
};

describe('every operation that takes a file', () => {
  test('is among these', () => {
    expect(UPLOADS.map(({ id }) => id)).toContain('uploadFile');
    expect(UPLOADS.length).toBeGreaterThanOrEqual(4);
  });

  test.each(UPLOADS.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s refuses a file in which the scanner finds something, before any feature sees it',
    async (_, endpoint) => {
      const user = await newUserQuickly(app);
      const { path, init } = requestWith(endpoint, new Blob([EICAR]));
      const answer = await user.request(path, init);
      expect(await answer.json()).toMatchObject({ status: 422, code: 'file/malware' });
      const [event] = await app.database.db
        .select()
        .from(securityAuditEvents)
        .where(
          // Whoever needs no account has no name in the record.
          endpoint.access === 'public'
            ? isNull(securityAuditEvents.userId)
            : eq(securityAuditEvents.userId, user.id),
        )
        .orderBy(desc(securityAuditEvents.createdAt))
        .limit(1);
      expect(event).toMatchObject({ kind: 'suspicious_activity', severity: 'warning' });
      expect(event?.detail).toMatchObject({ reason: 'file/malware' });
    },
  );
});

describe('a file for a vehicle', () => {
  const upload = async (user: QuickUser, into: TestApp) =>
    user.call(uploadFile, {
      params: { id: await insertVehicle(into.database.db, user.id) },
      query: { kind: 'receipt', name: 'Brake pads.pdf' },
      body: new Blob([PDF], { type: 'application/pdf' }),
    });

  test('that is clean is stored', async () => {
    const file = await upload(await newUserQuickly(app), app);
    expect(file).toMatchObject({ bytes: PDF.length });
  });

  test('is refused for now, and not taken unseen, while the scanner is away', async () => {
    const without = await openTestApp({ environment: { CLAMD: '127.0.0.1:1' } });
    try {
      const user = await newUserQuickly(without);
      expect(await codeOf(upload(user, without))).toBe('file/scan-unavailable');
    } finally {
      await without.close();
    }
  });
});
