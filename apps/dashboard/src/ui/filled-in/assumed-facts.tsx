import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { hintedTransmission, saidFuel, saidTransmission } from '@wrenchwise/vehicle/said-of-car';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { vehicleOptionsQuery } from '../vehicle-options.queries.ts';
import { type FillableDraft, useFilledIn } from './filled-in.ts';

/** The options of a model are asked for once typing rests. */
const SETTLE = 400;

const ELECTRIC = 'electric';

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
  const isCurrent = car === settled;
  const { fill, takeBack } = useFilledIn();

  const before = useRef(car);
  const forget = useEffectEvent(() => {
    if (before.current === car) return;
    before.current = car;
    takeBack('model');
  });
  useEffect(() => forget(), [car]);

  const assume = useEffectEvent(() => {
    if (!isCurrent || data === undefined || mayFill?.() === false) return;
    const { onlyFuel: fuel, onlyTransmission: gearbox } = data;
    const said = saidFuel(words);
    const isFuelRefuted = fuel !== null && said !== undefined && !said.kinds.includes(fuel);
    const pedals = saidTransmission(words) ?? hintedTransmission(words);
    const isGearboxRefuted =
      gearbox !== null &&
      ((pedals !== undefined && !pedals.kinds.includes(gearbox)) ||
        (gearbox === 'single-speed' && isFuelRefuted));
    // A clutch pedal speaks against an electric car too.
    const isElectricRefuted = fuel === ELECTRIC && isGearboxRefuted;
    if (fuel === null || isFuelRefuted || isElectricRefuted) takeBack('model', ['fuel']);
    else fill('fuel', fuel, 'model');
    if (gearbox === null || isGearboxRefuted) takeBack('model', ['transmission']);
    else fill('transmission', gearbox, 'model');
  });
  useEffect(() => assume(), [data, isCurrent, words, fuelNow, gearboxNow]);
  return null;
}
