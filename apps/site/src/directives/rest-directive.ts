import { fileURLToPath } from 'node:url';

import type { AstroIntegration } from 'astro';

/** Adds `client:rest`: an island that hydrates when the browser rests, or when somebody touches it. */
export const restDirective = (): AstroIntegration => ({
  name: 'client-rest',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({
        name: 'rest',
        entrypoint: fileURLToPath(new URL('rest.ts', import.meta.url)),
      }),
  },
});
