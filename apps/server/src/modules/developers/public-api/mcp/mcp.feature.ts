import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { API_LIMIT } from '@wrenchwise/contract/public-api';
import type { Context } from 'hono';

import { AppError } from '../../../../platform/app-error.ts';
import type { ApiRoutes, Feature } from '../../../../platform/feature.ts';
import type { AppEnv, KeyContext } from '../../../../platform/http/context.ts';
import { describeFailure, problemResponse } from '../../../../platform/http/errors.ts';
import {
  rateLimitHeaders,
  type RateLimits,
  refuseBeyond,
} from '../../../../platform/http/limits.ts';
import { readJson } from '../../../../platform/http/read-body.ts';
import type { PublicServices } from '../public-services.ts';
import { createMcpServer } from './mcp-server.ts';

export const MCP_PATH = '/mcp';

/**
 * The Model Context Protocol over streamable HTTP, for assistants with an API key. Stateless: each
 * message is a request of its own, on any instance, and is answered with JSON. Calls of tools count as
 * calls of the API, messages towards the key's rate limit.
 */
export const createMcpFeature = ({
  services,
  rateLimits,
  appUrl,
}: {
  services: PublicServices;
  rateLimits: Pick<RateLimits, 'count'>;
  appUrl: string;
}): Feature => {
  const countMessage = async (c: Context<AppEnv>, { key }: KeyContext): Promise<void> => {
    const { name, requests, seconds } = API_LIMIT;
    const state = await rateLimits.count({ key: `${name}:${key.id}`, requests, seconds });
    if (!state) return;
    c.set('answerHeaders', rateLimitHeaders(name, state));
    refuseBeyond(state);
  };

  const answer = async (
    c: Context<AppEnv>,
    { keys, recordFailure }: Pick<ApiRoutes, 'keys' | 'recordFailure'>,
  ): Promise<Response> => {
    const context = c.get('context');
    const known = await keys.identify(context, (id) => c.set('userId', id));
    await countMessage(c, known);
    const message = await readJson(c.req.raw);
    // Batches are no part of the protocol any more, and would pass the rate limit by.
    if (Array.isArray(message)) throw new AppError('request/malformed');
    const server = createMcpServer({
      context: { user: known.user, services, pageOf: (path) => `${appUrl}${path}` },
      permit: (scope) => keys.permit(known, scope),
      onFailure: async (error) => {
        await recordFailure(error, c);
        return describeFailure(error, context);
      },
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      return await transport.handleRequest(c.req.raw, { parsedBody: message });
    } finally {
      await server.close();
    }
  };

  return {
    mountApi: ({ app, ...routes }) => {
      app.post(MCP_PATH, (c) => answer(c, routes));
      // There is no stream to listen to and no session to end.
      app.all(MCP_PATH, (c) => {
        const refused = problemResponse(
          new AppError('request/method-not-allowed'),
          c.get('context'),
        );
        refused.headers.set('allow', 'POST');
        return refused;
      });
    },
  };
};
