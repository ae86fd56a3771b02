import type { FaultId } from '@wrenchwise/knowledge/catalogue';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

type Signs = Readonly<Partial<Record<FaultId, readonly SymptomId[]>>>;

/**
 * Signs that a fault has for the model only: owners tell of them beside it, or name one thing by another. As something
 * that the fault does, a page would say what is not true.
 */
const BESIDE: Signs = {
  'accelerator-pedal-slow-return': ['brake-burning-smell'],
  'accessory-drains-battery': ['alternator-whine'],
  'aeb-no-activation-software': ['airbag-no-deploy'],
  'amt-hydraulic-unit-weak': ['air-pump-runs'],
  'audio-amplifier-failed': ['alternator-whine'],
  'belt-buckle-jammed': ['child-seat-fault'],
  'belt-retractor-locked': ['child-seat-fault'],
  'belt-webbing-or-anchor-damaged': ['child-seat-fault'],
  'child-seat-anchor-fault': ['belt-locks', 'belt-wont-latch'],
  'clutch-master-failed': ['water-leak-cabin'],
  'ev-inverter-failed': ['drive-lost'],
  'fuel-tank-top-seal-leaking': ['fumes-smell-cabin'],
  'gpf-soot-blocked': ['dpf-light'],
  'led-tail-lamp-failed': ['blind-spot-fault'],
  'locking-wheel-nut-lost-key': ['spare-fault', 'object-in-tyre'],
  'lpg-gas-leak': ['hard-to-refuel'],
  'lug-nuts-swollen': ['spare-fault'],
  'manual-shift-linkage-worn': ['shifts-wrong-gear'],
  'mirror-glass-or-heater-failed': ['windows-fog'],
  'normal-ac-condensate': ['vapour-when-cold'],
  'normal-evap-self-test': ['air-pump-runs'],
  'parking-brake-shoes-worn': ['rolls-in-park'],
  'pedal-misapplication': ['airbag-no-deploy'],
  'petrol-contaminated-water': ['water-in-fuel-light'],
  'rain-sensor-fault': ['windscreen-chip'],
  'rear-seatback-latch-fault': ['child-seat-fault'],
  'spare-or-kit-unusable': ['wheel-nuts-fault'],
  'speaker-blown': ['water-in-electrics'],
  'tempered-glass-shattered': ['tailgate-fault'],
  'tyre-tread-worn-out': ['object-in-tyre'],
  'wheel-seized-to-hub': ['spare-fault'],
  'windscreen-haze-and-reflection': ['airbag-cover-loose'],
  'wiper-blades-worn': ['wiper-arm-loose'],
};

/** Another fault's sign for which owners take this one's: no sign of it, yet why the two are confused. */
const MISTAKEN: Signs = {
  'normal-ac-condensate': ['coolant-leak'],
  'washer-tank-leak': ['coolant-leak'],
};

const pairsOf = (signs: Signs): readonly (readonly [faultId: string, sign: string])[] =>
  Object.entries(signs).flatMap(([faultId, list]) => list.map((sign) => [faultId, sign] as const));

/** Every fault and sign that pages leave out. */
export const HIDDEN_SIGNS = [...pairsOf(BESIDE), ...pairsOf(MISTAKEN)];

const keysOf = (signs: Signs): ReadonlySet<string> =>
  new Set(pairsOf(signs).map(([faultId, sign]) => `${faultId} ${sign}`));

const beside = keysOf(BESIDE);
const mistaken = keysOf(MISTAKEN);

/** Whether a sign has nothing to do with what a fault does. */
export const isBesideFault = (faultId: string, sign: string): boolean =>
  beside.has(`${faultId} ${sign}`);

/** Whether pages leave a sign of a fault out. */
export const isHiddenSign = (faultId: string, sign: string): boolean =>
  isBesideFault(faultId, sign) || mistaken.has(`${faultId} ${sign}`);
