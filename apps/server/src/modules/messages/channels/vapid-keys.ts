import type { Database } from '@wrenchwise/database/database';
import { z } from 'zod';

import type { AuthSecrets } from '../../../platform/config/auth-secret.ts';
import { readServerKey } from '../../../platform/keys/server-keys.service.ts';

const VapidKeys = z.object({ publicKey: z.string(), privateKey: z.string() });
export type VapidKeys = z.infer<typeof VapidKeys>;

/**
 * The server's VAPID pair (RFC 8292). Browsers subscribe to it: when it is lost, they have to ask
 * again.
 */
export const readVapidKeys = async ({
  generate,
  ...dependencies
}: {
  db: Database;
  secrets: AuthSecrets;
  generate: () => VapidKeys;
}): Promise<VapidKeys> => {
  const key = await readServerKey({
    ...dependencies,
    name: 'vapid',
    generate: () => JSON.stringify(generate()),
  });
  return VapidKeys.parse(JSON.parse(key));
};
