import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the browser rests, or when somebody touches the island. */
    'client:rest'?: boolean;
  }
}
