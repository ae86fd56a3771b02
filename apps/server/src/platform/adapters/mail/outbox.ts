import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { z } from 'zod';

import type { MailTransport } from './port.ts';

const OutboxMail = z.object({
  id: z.string(),
  createdAt: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});
export type OutboxMail = z.infer<typeof OutboxMail>;

export interface Outbox extends MailTransport {
  /** The newest mails first, at most `limit`. */
  readonly list: (limit: number) => Promise<readonly OutboxMail[]>;
}

/**
 * The embedded mail transport: every mail becomes one JSON file under `{DATA_DIR}/outbox`, named so
 * that the names sort by time. Local mode shows them at /dev/mail.
 */
export const fileOutbox = (options: {
  directory: string;
  from: string;
  now: () => Date;
}): Outbox => ({
  deliver: async (mail) => {
    await mkdir(options.directory, { recursive: true });
    const createdAt = options.now().toISOString();
    const id = `${createdAt.replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`;
    const file = join(options.directory, `${id}.json`);
    const content = { id, createdAt, from: options.from, ...mail };
    // Written to a temporary file and renamed: a reader never sees half a mail.
    await writeFile(`${file}.part`, JSON.stringify(content, null, 2));
    await rename(`${file}.part`, file);
  },
  list: async (limit) => {
    const names = await readdir(options.directory).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
      .slice(0, limit);
    return Promise.all(
      newest.map(async (name) =>
        OutboxMail.parse(JSON.parse(await readFile(join(options.directory, name), 'utf8'))),
      ),
    );
  },
});
