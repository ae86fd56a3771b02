import { FUEL_WORDS } from '@wrenchwise/vehicle/vehicle-words';

import { driveTexts, gearboxTexts, powerText, yearsText } from './figures.ts';
import type { ModelPageData } from './specifications.server.ts';

const enginesText = (engines: ModelPageData['engines']): string => {
  const litres = engines.flatMap((engine) => engine.litres ?? []);
  if (litres.length === 0) return '';
  const [low, high] = [Math.min(...litres), Math.max(...litres)].map((size) => size.toFixed(1));
  return low === high ? `${low} litres` : `${low} to ${high} litres`;
};

const spanOf = (values: readonly number[], unit: string): string => {
  if (values.length === 0) return '';
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return low === high ? `${low} ${unit}` : `${low} to ${high} ${unit}`;
};

const batteriesText = (electric: ModelPageData['electric']): string =>
  spanOf(
    electric.flatMap(({ usableKwh }) => usableKwh ?? []),
    'kWh usable',
  );

/** A car with a fuel cell: it drives by electricity, but is filled with hydrogen. */
const isHydrogen = (engines: ModelPageData['engines']): boolean =>
  engines.length > 0 && engines.every(({ fuel }) => fuel === 'hydrogen');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Euro 5, Euro 6'; with the years of the British figures where those are not all. */
const euroText = ({ euro, euroYears, years }: ModelPageData): string => {
  const isOfAll = euroYears?.[0] === years?.[0] && euroYears?.[1] === years?.[1];
  const of = isOfAll || euroYears === undefined ? '' : ` (${yearsText(...euroYears)})`;
  return euro.length === 0 ? '' : `${euro.join(', ')}${of}`;
};

/** What there was of a model in all its years and markets. */
export function AtAGlance({ page }: { page: ModelPageData }) {
  const { years, generations, engines, powerKw, electric, fuels, gearboxes } = page;
  const drives = capital(driveTexts(page.drives).join(', '));
  const facts = [
    ['Years with figures', years === undefined ? '' : yearsText(...years)],
    ['Generations', generations.join(', ')],
    ['Engines', enginesText(engines)],
    ['Power, where listed', powerKw === undefined ? '' : powerText(powerKw)],
    ['Batteries', batteriesText(electric)],
    [
      'Fuels',
      isHydrogen(engines)
        ? 'Hydrogen (fuel cell)'
        : fuels.map((fuel) => FUEL_WORDS[fuel]).join(', '),
    ],
    ['Gearboxes', capital(gearboxTexts(gearboxes).join(', '))],
    [
      'Driven wheels',
      page.isOfNamedVersions
        ? `${drives} on some versions; the source leaves the rest out`
        : drives,
    ],
    ['Emission standards', euroText(page)],
  ].filter(([, text]) => text !== '');
  return facts.length === 0 ? null : (
    <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-2">
      {facts.map(([name, text]) => (
        <div key={name} className="bg-surface p-4 sm:last:odd:col-span-2">
          <dt className="caption">{name}</dt>
          <dd className="mt-1">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
