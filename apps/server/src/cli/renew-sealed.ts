import type { Database } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { AuthSecrets } from '../platform/config/auth-secret.ts';
import { resealed } from '../platform/keys/server-keys.service.ts';
import { SEALED_COLUMNS } from '../sealed-columns.ts';
import {
  placeOf,
  readColumn,
  replaceValue,
  type SealedColumns,
} from './sealed-columns.repository.ts';

/** Counts of stored values. */
export interface RenewedSealed {
  /** Encrypted with the current secret now, with an older one before. */
  readonly renewed: number;
  /** Encrypted with the current secret already. */
  readonly current: number;
  /** Where a value is that no secret opens, such as 'message_services.secret of 0190…'. Left as it is. */
  readonly unreadable: readonly string[];
}

/** A list of secrets, each with what else is known of it. */
const SealedList = z.array(z.looseObject({ secret: z.string() }));

/** A column's text with each sealed text in it renewed; undefined where one cannot be opened. */
const renewText = async (
  secrets: AuthSecrets,
  { column }: SealedColumns,
  text: string,
): Promise<string | undefined> => {
  if (column.getSQLType() === 'text') return resealed(secrets, text);
  const items = [];
  let isChanged = false;
  for (const item of SealedList.parse(JSON.parse(text))) {
    const secret = await resealed(secrets, item.secret);
    if (secret === undefined) return undefined;
    isChanged ||= secret !== item.secret;
    items.push({ ...item, secret });
  }
  return isChanged ? JSON.stringify(items) : text;
};

/**
 * Encrypts everything that `seal` has made with the current secret, also while the server runs. No older
 * secret is needed for it afterwards.
 */
export const renewSealed = async (db: Database, secrets: AuthSecrets): Promise<RenewedSealed> => {
  let renewed = 0;
  let current = 0;
  const unreadable: string[] = [];
  for (const columns of Object.values(SEALED_COLUMNS)) {
    for await (const row of readColumn(db, columns)) {
      const text = await renewText(secrets, columns, row.text);
      if (text === undefined) {
        unreadable.push(`${placeOf(columns)} of ${row.key}`);
      } else if (text === row.text) {
        current += 1;
      } else {
        await replaceValue(db, columns, { row, text });
        renewed += 1;
      }
    }
  }
  return { renewed, current, unreadable };
};
