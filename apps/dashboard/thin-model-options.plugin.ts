import { ENGINE_FUELS } from '@wrenchwise/vehicle/facts/engine-fuels';
import type { GearboxCode } from '@wrenchwise/vehicle/facts/gearbox-codes';
import type { EngineOption, GearboxOption } from '@wrenchwise/vehicle/facts/model-run';
import { trueRun } from '@wrenchwise/vehicle/facts/model-runs';
import type { Plugin } from 'vite';

const TABLE = /packages\/vehicle\/src\/generated\/model-options\.ts$/;

const unique = (all: readonly string[]): string => [...new Set(all)].join(' ');

/** How the table writes a fuel of an engine of which nothing else is said: 'litres/cylinders/fuel'. */
const fuelOnly = ({ fuel }: EngineOption): string => `//${ENGINE_FUELS.indexOf(fuel).toString(36)}`;

const KINDS: Readonly<Record<GearboxOption['kind'], GearboxCode>> = {
  manual: 'm',
  automatic: 'a',
  cvt: 'c',
  'dual-clutch': 'd',
  'single-speed': 's',
};

const kindOnly = ({ kind, isAutomatedManual }: GearboxOption): GearboxCode =>
  isAutomatedManual ? 'r' : KINDS[kind];

/** A line of the thinned table. */
interface Line {
  /** Market and model. */
  readonly of: string;
  readonly from: number;
  readonly to: number;
  /** Fuels and kinds of gearbox. */
  readonly kinds: string;
}

const written = ({ of, from, to, kinds }: Line): string =>
  `${of}|${from === to ? from : `${from}-${to}`}|${kinds}`.replace(/\|+$/, '');

/** Whether a line goes on where the one before ends, with nothing else in it. */
const goesOn = (line: Line, before: Line | undefined): before is Line =>
  before !== undefined &&
  before.of === line.of &&
  before.kinds === line.kinds &&
  line.from <= before.to + 1 &&
  line.from >= before.from;

/**
 * The table of models with what the engine reads of it: market, name, years, fuels and kinds of gearbox. A
 * third of a megabyte is about powers, figures and bodies, which only the server shows. What is put right by litres or
 * gears is put right here, while the table has them; years that then differ in nothing are one line.
 */
export const thinned = (table: string): string => {
  const lines: (Line | string)[] = [];
  let make = '';
  for (const text of table.split('\n')) {
    if (text.startsWith('=')) make = text.slice(1);
    if (!text.includes('|')) {
      lines.push(text);
      continue;
    }
    const fields = text.split('|');
    const { from, to, engines, gearboxes } = trueRun(make, fields);
    const line: Line = {
      of: `${fields[0] ?? ''}|${fields[1] ?? ''}`,
      from,
      to,
      kinds: `${unique(engines.map(fuelOnly))}|${unique(gearboxes.map(kindOnly))}`,
    };
    const last = lines.at(-1);
    const before = typeof last === 'string' ? undefined : last;
    if (goesOn(line, before)) {
      lines[lines.length - 1] = { ...before, to: Math.max(before.to, to) };
    } else lines.push(line);
  }
  return lines.map((line) => (typeof line === 'string' ? line : written(line))).join('\n');
};

/** Puts the thinned table in place of the whole one, in the worker of the browser's engine. */
export const thinModelOptions = (): Plugin => ({
  name: 'thin-model-options',
  enforce: 'pre',
  transform(code, id) {
    if (!TABLE.test(id)) return null;
    const thin = code.replace(/= `([^`]*)`;/, (_, table: string) => `= \`${thinned(table)}\`;`);
    if (thin === code) throw new Error('The table of models is written otherwise');
    return { code: thin, map: null };
  },
});
