import type { Fault } from '@wrenchwise/knowledge/catalogue';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';
import type { Equipment } from '@wrenchwise/vehicle/equipment';
import type { Fuel, Transmission } from '@wrenchwise/vehicle/vehicle';

/** Whether one car can have both of two faults: only then can the one be confused with the other. */

const share = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): boolean =>
  a === undefined || b === undefined || a.some((one) => b.includes(one));

type Years = readonly [number, number] | undefined;

const overlap = (a: Years, b: Years): boolean =>
  a === undefined || b === undefined || (a[0] <= b[1] && b[0] <= a[1]);

const isSteering = (equipment: Equipment | undefined): boolean =>
  equipment === 'hydraulic-steering' || equipment === 'electric-steering';

/** A car's steering is helped by a pump or by a motor, never by both. */
const sameSteering = (a: Equipment | undefined, b: Equipment | undefined): boolean =>
  a === b || !isSteering(a) || !isSteering(b);

/** Only a fault of a carburettor car is ever distinguished by its carburettor. */
const CARBURETTOR: SymptomId = 'carburettor-fitted';

const isOfCarburettor = ({ symptoms }: Fault): boolean => CARBURETTOR in symptoms;

/** A fault of the fuel supply that stores codes is one of injection, which no carburettor car has. */
const isOfInjection = ({ system, codes = {} }: Fault): boolean =>
  system === 'fuel' && Object.keys(codes).length > 0;

const isConfinedTo = ({ fits }: Fault, fuel: Fuel): boolean =>
  fits?.fuels !== undefined && fits.fuels.every((one) => one === fuel);

/** The gearboxes of the cars that a fault is possible on: an electric car has a single gear. */
const gearboxesOf = (fault: Fault): readonly Transmission[] | undefined =>
  fault.fits?.transmissions ?? (isConfinedTo(fault, 'electric') ? ['single-speed'] : undefined);

/** Whether a car that has the fault of a page can have the other fault as well. */
export const canShareCar = (own: Fault, other: Fault): boolean => {
  const [a, b] = [own.fits, other.fits];
  return (
    share(a?.fuels, b?.fuels) &&
    share(gearboxesOf(own), gearboxesOf(other)) &&
    share(a?.makes, b?.makes) &&
    overlap(a?.years, b?.years) &&
    sameSteering(a?.needs, b?.needs) &&
    !(isOfCarburettor(own) && isOfInjection(other)) &&
    !(isOfCarburettor(other) && isOfInjection(own)) &&
    // Few petrol cars run on gas too: its faults are named on each other's pages.
    (!isConfinedTo(other, 'lpg') || isConfinedTo(own, 'lpg'))
  );
};
