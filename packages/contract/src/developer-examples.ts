/**
 * The examples of the page for developers, as they are there. The suite runs each of them against
 * the product; they read `WRENCHWISE_URL` and `WRENCHWISE_KEY` from the environment.
 */

/** One's vehicles, by curl. */
export const LIST_BY_CURL = `curl "$WRENCHWISE_URL/api/v1/vehicles" \\
  -H "Authorization: Bearer $WRENCHWISE_KEY"`;

/** A diagnosis, by curl. */
export const DIAGNOSE_BY_CURL = `curl "$WRENCHWISE_URL/api/v1/diagnoses" \\
  -H "Authorization: Bearer $WRENCHWISE_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: grinding-2026-11-23" \\
  -d '{
    "make": "Ford", "model": "Focus", "year": 2015,
    "symptoms": "Grinding noise from the front left when I brake."
  }'`;

/** The same in TypeScript, with nothing to install. */
export const DIAGNOSE_IN_TYPESCRIPT = `const { WRENCHWISE_URL, WRENCHWISE_KEY } = process.env;

const ask = async (path: string, body?: object) => {
  const answer = await fetch(\`\${WRENCHWISE_URL}/api/v1\${path}\`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: \`Bearer \${WRENCHWISE_KEY}\`,
      'content-type': 'application/json',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const result = await answer.json();
  if (!answer.ok) throw new Error(\`\${result.code}: \${result.detail}\`);
  return result;
};

const { vehicles } = await ask('/vehicles');
const diagnosis = await ask('/diagnoses', {
  vehicleId: vehicles[0].id,
  symptoms: 'Grinding noise from the front left when I brake.',
});
const { canDrive, causes, nothingFound } = diagnosis;
console.log(canDrive.verdict, nothingFound?.message ?? causes[0].name);`;

/** A typed client from the OpenAPI document: first the types, then the code that uses them. */
export const MAKE_TYPES =
  'npx openapi-typescript "$WRENCHWISE_URL/api/v1/openapi.json" -o wrenchwise.ts';

export const TYPED_CLIENT = `import createClient from 'openapi-fetch';
import type { paths } from './wrenchwise.ts';

const client = createClient<paths>({
  baseUrl: process.env.WRENCHWISE_URL,
  headers: { authorization: \`Bearer \${process.env.WRENCHWISE_KEY}\` },
});

const { data, error } = await client.GET('/api/v1/codes/{code}', {
  params: { path: { code: 'P0420' } },
});
if (error) throw new Error(error.detail);
console.log(data.code, data.meaning);`;

/** A receiver of webhooks that believes only what is signed. */
export const RECEIVE_WEBHOOKS = `import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.WEBHOOK_SECRET);

createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => (body += chunk));
  request.on('end', () => {
    try {
      const event = webhook.verify(body, request.headers);
      console.log(event.type, event.data.id);
      response.writeHead(204).end();
    } catch {
      response.writeHead(400).end();
    }
  });
}).listen(process.env.PORT);`;

/** How an assistant's program is notified of the MCP server. */
export interface McpClient {
  readonly name: string;
  /** Where it is written, or typed. */
  readonly place: string;
  /** `key` is a placeholder on the page. */
  readonly configuration: (origin: string, key: string) => string;
}

const json = (value: unknown): string => JSON.stringify(value, null, 2);
const headersOf = (key: string) => ({ Authorization: `Bearer ${key}` });

export const MCP_CLIENTS: readonly McpClient[] = [
  {
    name: 'Claude Code',
    place: 'In a terminal',
    configuration: (origin, key) =>
      `claude mcp add --transport http wrenchwise ${origin}/mcp \\\n  --header "Authorization: Bearer ${key}"`,
  },
  {
    name: 'Cursor',
    place: '~/.cursor/mcp.json',
    configuration: (origin, key) =>
      json({ mcpServers: { wrenchwise: { url: `${origin}/mcp`, headers: headersOf(key) } } }),
  },
  {
    name: 'VS Code',
    place: '.vscode/mcp.json',
    configuration: (origin, key) =>
      json({
        servers: { wrenchwise: { type: 'http', url: `${origin}/mcp`, headers: headersOf(key) } },
      }),
  },
];
