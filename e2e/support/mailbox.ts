import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from '@playwright/test';

interface StoredMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailbox {
  /** All mails to this address, oldest first. */
  readonly mailsTo: (address: string) => Promise<readonly StoredMail[]>;
  /** Waits for the `count`th mail to this address and returns the link in it. */
  readonly linkTo: (address: string, count?: number) => Promise<string>;
  /** Waits for a mail to this address with such a subject and returns its newest link. */
  readonly linkAbout: (address: string, subject: RegExp) => Promise<string>;
}

/** The server's outbox. */
export const readMailbox = (dataDir: string): Mailbox => {
  const outbox = join(dataDir, 'outbox');
  const mailsTo = async (address: string): Promise<readonly StoredMail[]> => {
    const names = await readdir(outbox).catch(() => []);
    const files = names.filter((name) => name.endsWith('.json')).sort();
    const mails = await Promise.all(
      files.map(
        async (name) => JSON.parse(await readFile(join(outbox, name), 'utf8')) as StoredMail, // the outbox's own format
      ),
    );
    return mails.filter((mail) => mail.to === address);
  };
  return {
    mailsTo,
    linkTo: async (address, count = 1) => {
      await expect
        .poll(async () => (await mailsTo(address)).length, {
          message: `mails to ${address}`,
          intervals: [50, 100, 200],
        })
        .toBeGreaterThanOrEqual(count);
      const mail = (await mailsTo(address))[count - 1];
      const link = mail?.text.match(/https?:\/\/\S+/)?.[0];
      if (link === undefined) throw new Error(`The mail to ${address} holds no link.`);
      return link;
    },
    linkAbout: async (address, subject) => {
      const about = async () =>
        (await mailsTo(address)).filter((mail) => subject.test(mail.subject));
      await expect
        .poll(async () => (await about()).length, {
          message: `mails to ${address} about ${String(subject)}`,
          intervals: [50, 100, 200],
        })
        .toBeGreaterThanOrEqual(1);
      const link = (await about()).at(-1)?.text.match(/https?:\/\/\S+/)?.[0];
      if (link === undefined) throw new Error(`The mail to ${address} holds no link.`);
      return link;
    },
  };
};
