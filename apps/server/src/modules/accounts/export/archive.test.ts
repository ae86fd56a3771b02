import { randomUUID } from 'node:crypto';

import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';

import { writeExport } from './write-export.ts';

/** Of the size of a stored diagnosis, and as hard to compress. */
const diagnosis = () => ({
  id: randomUUID(),
  result: {
    causes: Array.from({ length: 200 }, () => ({ name: randomUUID(), words: [randomUUID()] })),
  },
});

test('a long history of large rows is written in pieces, between which others have their turn', async () => {
  const rows = Array.from({ length: 400 }, diagnosis);
  const chunks: Uint8Array[] = [];
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 1);
  const from = process.cpuUsage();
  await writeExport(
    { take: (chunk) => chunks.push(Uint8Array.from(chunk)), settle: async () => undefined },
    {
      // Of the database only the picture is asked: there is none.
      db: { select: () => ({ from: () => ({ where: async () => [] }) }) } as never,
      fileStore: { get: async () => undefined },
      filesOf: async () => [],
      parts: [
        {
          name: 'diagnoses',
          about: 'Yours.',
          tables: [],
          order: [],
          read: async () => ({ rows, next: undefined }),
        },
      ],
      user: { id: randomUUID(), email: 'sam@example.com' },
      at: new Date(),
      filesMaxBytes: 0,
    },
  );
  clearInterval(counting);
  const { user } = process.cpuUsage(from);
  // By the processor time that it takes: on a busy machine the wall clock says little.
  expect(turns).toBeGreaterThan(user / 1000 / 40);
  const files = unzipSync(Buffer.concat(chunks));
  expect(JSON.parse(strFromU8(files['diagnoses.json'] ?? new Uint8Array()))).toEqual(rows);
  expect(strFromU8(files['diagnoses.csv'] ?? new Uint8Array()).split('\r\n')).toHaveLength(402);
});
