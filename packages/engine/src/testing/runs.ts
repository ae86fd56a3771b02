/** How much of a property's runs `npm test` makes: a diagnosis takes milliseconds, and CI runs them with each push. */
const SHARE = process.env['PROPERTY_RUNS'] === 'all' ? 1 : 0.25;

/**
 * How often a property of whole diagnoses is tried: a quarter of `all`, or all of them with
 * `PROPERTY_RUNS=all` in the environment, as before a release and after a change of the engine.
 */
export const runs = (all: number): number => Math.ceil(all * SHARE);
