import type { ImportCar, ImportGuess } from '@wrenchwise/contract/endpoints/log-import-mapping';
import { carInText } from '@wrenchwise/vehicle/named-car';
import { plainName } from '@wrenchwise/vehicle/plain-name';

import type { ReadFile } from './reading/read-file.ts';

interface KnownVehicle {
  readonly id: string;
  readonly nickname: string | null;
  readonly make: string;
  readonly model: string;
  readonly registration: string | null;
  readonly vin: string | null;
  readonly canEdit: boolean;
}

type FileCar = ReadFile['inspection']['cars'][number];

const markOf = (text: string | null): string =>
  (text ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

const isSame = (a: string | null, b: string | null): boolean =>
  markOf(a) !== '' && markOf(a) === markOf(b);

/** The vehicle that a car of a file is by its registration, VIN or nickname, and the one that it may be by its name. */
const vehicleOf = (
  car: FileCar,
  vehicles: readonly KnownVehicle[],
): { id: string; sure: boolean } | undefined => {
  const certain = vehicles.filter(
    ({ registration, vin, nickname }) =>
      isSame(car.registration, registration) ||
      isSame(car.vin, vin) ||
      isSame(car.name, registration) ||
      (car.name !== '' && nickname !== null && plainName(car.name) === plainName(nickname)),
  );
  if (certain.length === 1 && certain[0]) return { id: certain[0].id, sure: true };
  const name = ` ${plainName(`${car.make ?? ''} ${car.model ?? ''} ${car.name}`)} `;
  const possible = vehicles.filter(({ model }) => name.includes(` ${plainName(model)} `));
  return possible.length === 1 && possible[0] ? { id: possible[0].id, sure: false } : undefined;
};

/** Make and model of a car that a file only names: 'Golf' of 'VW Golf 2015' where the catalogue has it. */
const named = (car: FileCar): Pick<ImportCar, 'make' | 'model' | 'year'> => {
  const found = carInText(`${car.name} ${car.make ?? ''} ${car.model ?? ''}`)?.car;
  // A model that names its make, 'VW Golf', is the Golf of a Volkswagen.
  const ofModel = car.make === null ? carInText(car.model ?? '')?.car.model : undefined;
  return {
    make: car.make ?? found?.make ?? null,
    model: ofModel ?? car.model ?? found?.model ?? null,
    year: car.year ?? found?.year ?? null,
  };
};

/**
 * Proposes for each car of a file the vehicle into which its rows go: one of the user's that it seems to be, the only
 * one for a file that names none, else a new one.
 */
export const suggestCars = (
  cars: readonly FileCar[],
  known: readonly KnownVehicle[],
): { cars: ImportCar[]; guesses: ImportGuess[] } => {
  const vehicles = known.filter(({ canEdit }) => canEdit);
  const suggested = cars.map((car) => {
    const found = vehicleOf(car, vehicles);
    const [only] = vehicles;
    const isOnly = cars.length === 1 && car.name === '' && vehicles.length === 1;
    const isNew = car.name !== '' || vehicles.length === 0;
    const vehicleId = found?.id ?? (isOnly && only ? only.id : isNew ? ('new' as const) : null);
    return { car: { ...car, ...named(car), vehicleId }, sure: found?.sure ?? false };
  });
  return {
    cars: suggested.map(({ car }) => car),
    guesses: suggested.flatMap(({ car, sure }) =>
      car.vehicleId === null
        ? []
        : [{ what: 'car' as const, of: car.name, value: car.vehicleId, sure }],
    ),
  };
};

/** What a new vehicle is called where its file says little: nothing is left empty. */
export const newVehicleOf = (
  { name, make, model, year, registration, vin, fuel }: ImportCar,
  { firstYear, thisYear }: { firstYear: number; thisYear: number },
) => {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  return {
    make: make?.trim() || (words.length > 1 ? first : 'Unknown make').slice(0, 60),
    model: (
      model?.trim() ||
      (words.length > 1 ? words.slice(1).join(' ') : first) ||
      'Imported car'
    ).slice(0, 80),
    year: year !== null && year >= 1900 && year <= thisYear + 1 ? year : firstYear,
    nickname: name.trim().slice(0, 60) || null,
    registration: registration?.trim() || null,
    registeredElsewhere: true,
    vin: vin?.trim() || null,
    fuel,
  };
};
