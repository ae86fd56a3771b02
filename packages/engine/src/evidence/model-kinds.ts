import { type ModelOptions, modelOptions } from '@wrenchwise/vehicle/facts/model-options';
import { FUELS, type Fuel, TRANSMISSIONS, type Transmission } from '@wrenchwise/vehicle/vehicle';

/** Which fuels and gearboxes a model was sold with (`modelOptions`), as the engine uses it. */
export interface ModelKinds {
  /** Where the model leaves no choice. */
  readonly onlyFuel: Fuel | undefined;
  readonly onlyTransmission: Transmission | undefined;
  /** The frequency relative to all cars: low for kinds that no source lists for the model. */
  readonly odds: Readonly<Partial<Record<Fuel | Transmission, number>>>;
}

/** Sources have gaps: a kind that none lists is rare, not impossible. */
const UNLISTED = 0.1;

/** Cars are converted to run on gas. */
const CONVERTED: Fuel = 'lpg';

/** Sources do not always distinguish these. */
const ALIKE: ReadonlySet<Transmission> = new Set(['automatic', 'dual-clutch']);

/** American figures say nothing of Europe, where a Ranger or a Wrangler has a diesel. */
const listsEurope = ({ runs }: ModelOptions): boolean => runs.some(({ market }) => market === 'uk');

const oddsOf = (options: ModelOptions): ModelKinds['odds'] => {
  const odds: Partial<Record<Fuel | Transmission, number>> = {};
  if (!listsEurope(options)) return odds;
  const { fuels, transmissions } = options;
  if (fuels.length > 0) {
    for (const fuel of FUELS) {
      if (fuel !== CONVERTED && !fuels.includes(fuel)) odds[fuel] = UNLISTED;
    }
  }
  if (transmissions.length > 0) {
    const hasAlike = transmissions.some((kind) => ALIKE.has(kind));
    for (const kind of TRANSMISSIONS) {
      if (transmissions.includes(kind) || (hasAlike && ALIKE.has(kind))) continue;
      odds[kind] = UNLISTED;
    }
  }
  return odds;
};

/** The most models that are remembered. */
const MAX_REMEMBERED = 500;

/** Looks up the kinds of a model; undefined where no source lists it. */
export type KindsOf = (
  make: string,
  model: string,
  year: number | undefined,
) => ModelKinds | undefined;

/** A look-up that remembers the models it was asked for: parsing one takes about a millisecond. */
export const createKindsOf = (): KindsOf => {
  const remembered = new Map<string, ModelKinds | undefined>();
  return (make, model, year) => {
    if (make === '' || model === '') return undefined;
    const key = `${make}|${model}|${year ?? ''}`;
    if (remembered.has(key)) return remembered.get(key);
    const options = modelOptions({ make, model, year: year ?? null });
    const kinds =
      options === undefined
        ? undefined
        : {
            onlyFuel: options.onlyFuel,
            onlyTransmission: options.onlyTransmission,
            odds: oddsOf(options),
          };
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(key, kinds);
    return kinds;
  };
};
