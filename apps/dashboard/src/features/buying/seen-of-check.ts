import type { BuyingInput } from '@wrenchwise/library/buying/buying-sheet';
import type { SeenForSale } from '@wrenchwise/rules/buying/seen';
import { knownCountry } from '@wrenchwise/rules/place';
import type { Place } from '@wrenchwise/rules/place-fields';
import { decodeVin } from '@wrenchwise/vehicle/decode-vin';
import { toMiles } from '@wrenchwise/vehicle/mileage';
import type { MotTest } from '@wrenchwise/vehicle/mot-history';
import { readPastedTests } from '@wrenchwise/vehicle/mot-pasted';

import type { RecallsQuestion } from './asked-recalls.ts';
import { type BuyingCheck, numberTyped } from './buying-check.ts';

/** The MOT tests that are known, the newest first: of the register, else as pasted. */
export const testsOf = ({ register, motText }: BuyingCheck): readonly MotTest[] =>
  register && register.tests.length > 0
    ? register.tests.map((test) => ({ ...test, defects: [] }))
    : readPastedTests(motText);

const dashboardOf = ({ odometer, unit }: BuyingCheck): SeenForSale['dashboard'] => {
  const distance = numberTyped(odometer);
  return distance === null || distance === 0 ? undefined : { distance, unit };
};

/** All that was looked at, as the rules judge it. */
export const seenOf = (check: BuyingCheck, today: string): SeenForSale => {
  const { vin, make, socket, walk } = check;
  const currentYear = Number(today.slice(0, 4));
  const decoded = socket?.vin === undefined ? undefined : decodeVin(socket.vin, { currentYear });
  return {
    today,
    vin: vin.trim() === '' ? undefined : vin,
    make: make.trim() === '' ? undefined : make.trim(),
    makesOfVin: decoded?.makes ?? [],
    dashboard: dashboardOf(check),
    motTests: testsOf(check),
    socket: socket ?? undefined,
    walkRound: walk,
  };
};

const carOf = ({ make, model, year }: BuyingCheck) => {
  const known = numberTyped(year);
  return make.trim() === '' || model.trim() === '' || known === null || known < 1900
    ? undefined
    : { make: make.trim(), model: model.trim(), year: known };
};

/** What a sheet of this car is made from; undefined while make, model or year is missing. */
export const sheetInputOf = (
  check: BuyingCheck,
  {
    today,
    country,
    prices,
  }: { readonly today: string; readonly country: string; readonly prices: BuyingInput['prices'] },
): BuyingInput | undefined => {
  const car = carOf(check);
  if (!car) return undefined;
  const dashboard = dashboardOf(check);
  // Only the newest test's findings are open.
  const pasted = readPastedTests(check.motText)[0]?.text ?? check.motText;
  return {
    car: {
      ...car,
      fuel: check.fuel === '' ? null : check.fuel,
      transmission: check.transmission === '' ? null : check.transmission,
      mileage: dashboard ? toMiles(dashboard.distance, dashboard.unit) : null,
    },
    motList: check.register && check.register.open.length > 0 ? check.register.open : pasted,
    market: knownCountry(country).serviceMarket,
    today,
    prices,
  };
};

/** Whose recalls are asked for; undefined where there is no list of theirs, or no car yet. */
export const recallsQuestionOf = (
  check: BuyingCheck,
  { country }: Pick<Place, 'country'>,
): RecallsQuestion | undefined => {
  const car = carOf(check);
  const list = country === 'GB' ? 'UK' : country === 'US' ? 'US' : undefined;
  return car && list ? { car, country: list } : undefined;
};
