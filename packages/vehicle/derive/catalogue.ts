/**
 * Adds to `makes-and-models.ts` the models of the sources that are not on the list yet. Names on the
 * list are left as they are: it is edited by hand as well.
 *
 *   wrenchwise-node packages/vehicle/derive/catalogue.ts FOLDER_OF_THE_DATA
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { MAKES_AND_MODELS } from '../src/makes-and-models.ts';
import { listedMake, listedModel, readRows, type VehicleRow } from './rows.ts';

const FILE = new URL('../src/makes-and-models.ts', import.meta.url);

const list: Record<string, string[]> = Object.fromEntries(
  Object.entries<readonly string[]>(MAKES_AND_MODELS).map(([make, models]) => [make, [...models]]),
);
const makes = Object.keys(list);
const added: string[] = [];
const left = new Set<string>();
for (const file of ['vehicles-us', 'vehicles-uk', 'vehicles-ca']) {
  for (const { make: source, model } of readRows<VehicleRow>(file)) {
    const make = listedMake(source, makes);
    const models = make === undefined ? undefined : list[make];
    if (make === undefined || models === undefined) {
      left.add(source);
      continue;
    }
    const name = listedModel(make, model, models);
    if (name === undefined || models.includes(name)) continue;
    models.push(name);
    added.push(`${make} ${name}`);
  }
}

const order = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
const quoted = (name: string) => `'${name.replaceAll("'", "\\'")}'`;
const text = readFileSync(FILE, 'utf8');
const start = text.indexOf('export const MAKES_AND_MODELS');
const end = text.indexOf('} satisfies');
const lines = Object.entries(list)
  .toSorted(([a], [b]) => order.compare(a, b))
  .map(
    ([make, models]) =>
      `  ${quoted(make)}: [${models.toSorted(order.compare).map(quoted).join(', ')}],`,
  );
writeFileSync(
  FILE,
  `${text.slice(0, start)}export const MAKES_AND_MODELS = {\n${lines.join('\n')}\n${text.slice(end)}`,
);
console.log(`added ${added.length}: ${added.join(', ')}`);
console.log(`makes left out: ${[...left].join(', ')}`);
