import type { Plugin } from 'vite';

const TABLE = /packages\/vehicle\/src\/generated\/model-options\.ts$/;

const words = (field: string | undefined): readonly string[] =>
  (field ?? '').split(' ').filter((word) => word !== '');

const unique = (all: readonly string[]): string => [...new Set(all)].join(' ');

/** Of an engine its fuel only: 'litres/cylinders/fuel/…'. */
const fuelOnly = (engine: string): string => {
  const fuel = engine.split('/')[2] ?? '';
  return `//${fuel}`;
};

/**
 * The table of models with what the engine reads of it: market, name, years, fuels and kinds of gearbox. A
 * third of a megabyte is about powers, figures and bodies, which only the server shows.
 */
export const thinned = (table: string): string =>
  table
    .split('\n')
    .map((line) => {
      if (!line.includes('|')) return line;
      const [market, model, years, engines, gearboxes] = line.split('|');
      const fuels = unique(words(engines).map(fuelOnly));
      const kinds = unique(words(gearboxes).map((gearbox) => gearbox.slice(0, 1)));
      return [market, model, years, fuels, kinds].join('|').replace(/\|+$/, '');
    })
    .join('\n');

/** Puts the thinned table in place of the whole one, in the worker of the browser's engine. */
export const thinModelOptions = (): Plugin => ({
  name: 'thin-model-options',
  enforce: 'pre',
  transform(code, id) {
    if (!TABLE.test(id)) return null;
    const written = code.replace(/= `([^`]*)`;/, (_, table: string) => `= \`${thinned(table)}\`;`);
    if (written === code) throw new Error('The table of models is written otherwise');
    return { code: written, map: null };
  },
});
