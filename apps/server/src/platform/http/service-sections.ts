import type { ServiceInForce } from '@wrenchwise/rules/outside-services';
import { fillServiceSections } from '@wrenchwise/rules/service-sections';

/**
 * Makes a built page say what is true of the services that the settings use. Do it before taking the
 * ETag and the hashes of inline scripts.
 */
export const fillServices = (
  body: Uint8Array<ArrayBuffer>,
  type: string,
  services: readonly ServiceInForce[],
): Uint8Array<ArrayBuffer> => {
  if (!type.startsWith('text/html')) return body;
  const html = new TextDecoder().decode(body);
  const filled = fillServiceSections(html, services);
  return filled === html ? body : new TextEncoder().encode(filled);
};
