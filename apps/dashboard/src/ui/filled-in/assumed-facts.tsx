import { useQuery } from '@tanstack/react-query';
import type { VehicleOptions } from '@wrenchwise/contract/endpoints/vehicle-options';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { hintedTransmission, saidFuel, saidTransmission } from '@wrenchwise/vehicle/said-of-car';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { vehicleOptionsQuery } from '../vehicle-options.queries.ts';
import { type FillableDraft, useFilledIn } from './filled-in.ts';

/** The options of a model are asked for once typing rests. */
const SETTLE = 400;

const ELECTRIC = 'electric';

/** What an assumption rests on, and what is in its fields. */
interface Known {
  /** Of the car as it is named now. */
  readonly options: VehicleOptions | undefined;
  readonly text: string;
  readonly shown: { readonly fuel: string; readonly gearbox: string };
}

/**
 * Fills fuel and gearbox in where the model leaves no choice, as an assumption: it is taken back when make,
 * model or year change, and when words speak against it. What the user chose stays. Shows nothing.
 */
export function AssumedFacts({
  words = '',
  mayFill,
}: {
  /** The owner's description of a fault, which overrules. */
  words?: string;
  /** Asked when the choice is known: false where what was sent must not change. */
  mayFill?: () => boolean;
}) {
  const { control } = useFormContext<FillableDraft>();
  const named = useWatch({ control, name: ['make', 'model', 'year'] });
  const [fuelNow, gearboxNow] = useWatch({ control, name: ['fuel', 'transmission'] });
  const [make, model, year] = named.map((name) => name.trim());
  const car = JSON.stringify([make, model, year]);
  const settled = useDebounced(car, SETTLE);
  const [askedMake = '', askedModel = '', askedYear = ''] = JSON.parse(settled) as string[]; // of above
  const { data } = useQuery(vehicleOptionsQuery(askedMake, askedModel, askedYear));
  const { fill, takeBack } = useFilledIn();

  const before = useRef(car);
  const forget = useEffectEvent((now: string) => {
    if (before.current === now) return;
    before.current = now;
    takeBack('model');
  });
  useEffect(() => forget(car), [car]);

  const assume = useEffectEvent(({ options, text, shown }: Known) => {
    if (options === undefined || mayFill?.() === false) return;
    const { onlyFuel: fuel, onlyTransmission: gearbox } = options;
    const said = saidFuel(text);
    const isFuelRefuted = fuel !== null && said !== undefined && !said.kinds.includes(fuel);
    const pedals = saidTransmission(text) ?? hintedTransmission(text);
    const isGearboxRefuted =
      gearbox !== null &&
      ((pedals !== undefined && !pedals.kinds.includes(gearbox)) ||
        (gearbox === 'single-speed' && isFuelRefuted));
    // A clutch pedal speaks against an electric car too.
    const isElectricRefuted = fuel === ELECTRIC && isGearboxRefuted;
    if (fuel === null || isFuelRefuted || isElectricRefuted) takeBack('model', ['fuel']);
    else if (shown.fuel !== fuel) fill('fuel', fuel, 'model');
    if (gearbox === null || isGearboxRefuted) takeBack('model', ['transmission']);
    else if (shown.gearbox !== gearbox) fill('transmission', gearbox, 'model');
  });
  const options = car === settled ? data : undefined;
  useEffect(
    () => assume({ options, text: words, shown: { fuel: fuelNow, gearbox: gearboxNow } }),
    [options, words, fuelNow, gearboxNow],
  );
  return null;
}
