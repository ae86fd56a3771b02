import type { Platform } from '../../open-platform.ts';
import type { SensitiveAct } from '../accounts/identity/sensitive-act.ts';
import type { NotificationsService } from '../messages/notifications/notifications.service.ts';
import { createApiKeysFeature } from './api-keys/api-keys.feature.ts';
import { createMcpFeature } from './public-api/mcp/mcp.feature.ts';
import { createPublicApiFeature } from './public-api/public-api.feature.ts';
import type { PublicServices } from './public-api/public-services.ts';
import { createWebhooksFeature } from './webhooks/webhooks.feature.ts';

interface Services {
  readonly sensitiveAct: SensitiveAct;
  readonly centre: NotificationsService;
  /** What programs reach. */
  readonly services: PublicServices;
}

/** What programs use: keys, the public API, the MCP server, webhooks. */
export const createDevelopersModule = async (
  { shared, audit, isEntitled }: Platform,
  { services, ...given }: Services,
) => {
  const { appUrl, rateLimits } = shared;
  const dependencies = { ...shared, ...given, audit: audit.service };
  const apiKeys = createApiKeysFeature(dependencies);
  const webhooks = await createWebhooksFeature({ ...dependencies, isEntitled });
  return {
    findApiKey: apiKeys.service.find,
    /** Something was written: webhooks may be due. */
    nudge: webhooks.nudge,
    features: [
      apiKeys,
      webhooks,
      createPublicApiFeature({ services, appUrl }),
      createMcpFeature({ services, rateLimits, appUrl }),
    ],
  };
};
