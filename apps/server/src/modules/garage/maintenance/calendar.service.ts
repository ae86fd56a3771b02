import { createHash, randomBytes } from 'node:crypto';

import type { Database } from '@wrenchwise/database/database';
import { DistanceUnit } from '@wrenchwise/rules/preferences';

import type { UserContext } from '../../../platform/http/context.ts';
import type { SensitiveAct } from '../../accounts/identity/sensitive-act.ts';
import { calendarFile } from './calendar-file.ts';
import { deleteFeed, findFeed, findFeedOwner, saveFeed } from './calendar.repository.ts';
import type { MaintenanceService } from './maintenance.service.ts';

export interface CalendarService {
  readonly get: (userId: string) => Promise<{ since: string | null }>;
  /** A new secret address; an earlier one stops working. Throws as `SensitiveAct`. */
  readonly renew: (
    context: UserContext,
    password: string | undefined,
  ) => Promise<{ url: string; since: string }>;
  readonly revoke: (userId: string) => Promise<void>;
  /** The file of a secret, with its entity tag; undefined when it is nobody's. */
  readonly file: (secret: string) => Promise<{ text: string; etag: string } | undefined>;
}

export const CALENDAR_PATH = '/api/calendar';

const SECRET_BYTES = 32;
const MAX_EVENTS = 1000;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Tasks, MOT and tax as a calendar that other programs subscribe to, by a secret address. */
export const createCalendarService = (dependencies: {
  db: Database;
  maintenance: Pick<MaintenanceService, 'list' | 'registerDates'>;
  sensitiveAct: SensitiveAct;
  appUrl: string;
}): CalendarService => {
  const { db, maintenance, sensitiveAct, appUrl } = dependencies;
  return {
    get: async (userId) => ({
      since: (await findFeed(db.forUser(userId), userId))?.toISOString() ?? null,
    }),
    renew: async (context, password) => {
      const secret = randomBytes(SECRET_BYTES).toString('base64url');
      const asked = { password, change: 'calendar-address-new' } as const;
      const since = await sensitiveAct(context, asked, (tx) =>
        saveFeed(tx, context.user.id, hashOf(secret)),
      );
      return { url: `${appUrl}${CALENDAR_PATH}/${secret}.ics`, since: since.toISOString() };
    },
    revoke: (userId) => deleteFeed(db.forUser(userId), userId),
    file: async (secret) => {
      const owner = await findFeedOwner(db, hashOf(secret));
      if (!owner) return undefined;
      const [{ tasks }, dates] = await Promise.all([
        maintenance.list(owner, { page: 1, perPage: MAX_EVENTS }),
        maintenance.registerDates(owner.id),
      ]);
      const unit = DistanceUnit.catch('miles').parse(owner.distanceUnit);
      // The stamp is of what is shown, not of the request: the same dates are the same file.
      const at = new Date(
        [...tasks.map(({ createdAt }) => createdAt), ...dates.map(({ changedAt }) => changedAt)]
          .toSorted()
          .at(-1) ?? 0,
      );
      const text = await calendarFile({ tasks, dates }, { appUrl, unit, at });
      return { text, etag: `"${hashOf(text)}"` };
    },
  };
};
