import * as endpoints from '@wrenchwise/contract/endpoints/calendar';
import type { Hono } from 'hono';

import { AppError } from '../../../platform/app-error.ts';
import type { AppEnv } from '../../../platform/http/context.ts';
import type { RateLimits } from '../../../platform/http/limits.ts';
import type { Mount } from '../../../platform/http/mount.ts';
import { CALENDAR_PATH, type CalendarService } from './calendar.service.ts';

/** Calendars ask every few hours; many may share an address. */
const FILES = { requests: 600, seconds: 3600 };
const FRESH_SECONDS = 1800;

export const mountCalendar = (
  mount: Mount,
  app: Hono<AppEnv>,
  calendar: CalendarService,
  rateLimits: Pick<RateLimits, 'take'>,
): void => {
  mount(endpoints.getCalendar, (_, { user }) => calendar.get(user.id));
  mount(endpoints.createCalendar, ({ body: { password } }, context) =>
    calendar.renew(context, password),
  );
  mount(endpoints.deleteCalendar, (_, { user }) => calendar.revoke(user.id));

  // For calendar programs, which have no session: the secret authorises. Not part of the JSON API.
  app.get(`${CALENDAR_PATH}/:file{[\\w-]+\\.ics}`, async (c) => {
    await rateLimits.take({ ...FILES, key: `calendar:${c.get('context').network}` });
    const found = await calendar.file(c.req.param('file').replace(/\.ics$/, ''));
    if (!found) throw new AppError('request/not-found');
    const headers = {
      etag: found.etag,
      'cache-control': `private, max-age=${FRESH_SECONDS}`,
      'x-robots-tag': 'noindex',
    };
    if (c.req.header('if-none-match') === found.etag) return c.body(null, 304, headers);
    return c.body(found.text, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="wrenchwise.ics"',
    });
  });
};
