import type { Fuel } from '@wrenchwise/vehicle/vehicle';

/** What only a car that burns petrol has, only a diesel, and only a car with an engine. */
const OF_PETROL =
  /\b(?:spark plugs?|plug leads?|the plugs|ignition coils?|coil packs?|petrol|distributor|carburettors?)\b/i;
const OF_DIESEL = /\b(?:glow plugs?|diesel|AdBlue|DPF|particulate filter)\b/i;
const OF_ENGINE =
  /\b(?:engine oil|dipstick|exhaust|spark plugs?|petrol|diesel|fuel (?:filter|pump|cap|tank)|idl(?:e|es|ing)|revs?|revving|cranks?|cranking|alternator)\b/i;

/** A question that names both is for either. */
const EITHER = /\bpetrol(?:,| or|\/) ?diesel\b|\bdiesel(?:,| or|\/) ?petrol\b/gi;

/**
 * Whether a question makes no sense on a car, by its words: spark plugs on a diesel, the oil of an electric car.
 *
 * @param fuels what the car probably burns, by its owner or by its model
 */
export const isPointless = (words: string, fuels: ReadonlySet<Fuel>): boolean => {
  if (fuels.size === 0) return false;
  const all = [...fuels];
  if (all.every((fuel) => fuel === 'electric') && OF_ENGINE.test(words)) return true;
  const plain = words.replace(EITHER, ' ');
  if (all.every((fuel) => fuel === 'diesel' || fuel === 'electric')) return OF_PETROL.test(plain);
  return !fuels.has('diesel') && !fuels.has('hybrid') && OF_DIESEL.test(plain);
};
