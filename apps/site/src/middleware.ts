import { fillServiceSections } from '@wrenchwise/rules/service-sections';
import type { MiddlewareHandler } from 'astro';

/** In development pages come without our server: they are shown as they are with nothing set up. */
export const onRequest: MiddlewareHandler = async (_, next) => {
  const response = await next();
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!import.meta.env.DEV || !isPage) return response;
  return new Response(fillServiceSections(await response.text(), []), response);
};
