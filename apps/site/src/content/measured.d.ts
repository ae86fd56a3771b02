/** Made from `bench/results` by `measured.plugin.ts` (decision 015). */
declare module 'virtual:measured/all' {
  import type { Measured } from '~/content/measured.schema.ts';

  export const MEASURED: Measured;
}

declare module 'virtual:measured/headline' {
  import type { Headline } from '~/content/measured.schema.ts';

  export const HEADLINE: Headline;
}
