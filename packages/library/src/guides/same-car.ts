import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { Equipment } from '@wrenchwise/vehicle/equipment';

/** Whether one car can have both of two faults: only then can the one be confused with the other. */

const share = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean =>
  a === undefined || b === undefined || a.some((one) => b.includes(one));

type Years = readonly [number, number] | undefined;

const overlap = (a: Years, b: Years): boolean =>
  a === undefined || b === undefined || (a[0] <= b[1] && b[0] <= a[1]);

const STEERING: readonly (Equipment | undefined)[] = ['hydraulic-steering', 'electric-steering'];

/** A car's steering is helped by a pump or by a motor, never by both. */
const sameSteering = (a: Equipment | undefined, b: Equipment | undefined): boolean =>
  a === b || !STEERING.includes(a) || !STEERING.includes(b);

/** Only a fault of a carburettor car is ever told apart by its carburettor. */
const CARBURETTOR: SymptomId = 'carburettor-fitted';

const isOfCarburettor = ({ symptoms }: Fault): boolean => CARBURETTOR in symptoms;

/** A fault of the fuel supply that stores codes is one of injection, which no carburettor car has. */
const isOfInjection = ({ system, codes = {} }: Fault): boolean =>
  system === 'fuel' && Object.keys(codes).length > 0;

/** Few petrol cars run on gas too: its faults are confused with each other, on pages of gas cars. */
const isOfGas = ({ fits }: Fault): boolean =>
  fits?.fuels !== undefined && fits.fuels.every((fuel) => fuel === 'lpg');

/** Whether a car that has the fault of a page can have the other fault as well. */
export const canShareCar = (own: Fault, other: Fault): boolean => {
  const [a, b] = [own.fits, other.fits];
  return (
    share(a?.fuels, b?.fuels) &&
    share(a?.transmissions, b?.transmissions) &&
    share(a?.makes, b?.makes) &&
    overlap(a?.years, b?.years) &&
    sameSteering(a?.needs, b?.needs) &&
    !(isOfCarburettor(own) && isOfInjection(other)) &&
    !(isOfCarburettor(other) && isOfInjection(own)) &&
    (!isOfGas(other) || isOfGas(own))
  );
};
