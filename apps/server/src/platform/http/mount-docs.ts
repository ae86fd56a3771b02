import { ENDPOINTS } from '@wrenchwise/contract/api';
import type { Hono } from 'hono';

import type { AppEnv } from './context.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';
import { pagePolicy } from './security-headers.ts';

/** The contract as OpenAPI document and as a page. */
export const mountDocs = (
  app: Hono<AppEnv>,
  options: Parameters<typeof openApiDocument>[1],
): void => {
  const document = openApiDocument(ENDPOINTS, options);
  const docs = docsPage(ENDPOINTS);
  app.get('/api/openapi.json', (c) => c.json(document));
  app.get('/api/docs', (c) => c.html(docs, 200, { 'content-security-policy': pagePolicy([]) }));
};
