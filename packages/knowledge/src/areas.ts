import type { Symptom } from './symptom.ts';
import { airAndExhaustSymptoms } from './symptoms/air-and-exhaust.ts';
import { bodySymptoms } from './symptoms/body.ts';
import { brakesSymptoms } from './symptoms/brakes.ts';
import { carburettorSymptoms } from './symptoms/carburettor.ts';
import { climateSymptoms } from './symptoms/climate.ts';
import { coolingAndOilSymptoms } from './symptoms/cooling-and-oil.ts';
import { driverAssistanceSymptoms } from './symptoms/driver-assistance.ts';
import { electricDriveSymptoms } from './symptoms/electric-drive.ts';
import { electricalSymptoms } from './symptoms/electrical.ts';
import { engineSymptoms } from './symptoms/engine.ts';
import { fuelSymptoms } from './symptoms/fuel.ts';
import { lightingSymptoms } from './symptoms/lighting.ts';
import { restraintsSymptoms } from './symptoms/restraints.ts';
import { soundAndReceptionSymptoms } from './symptoms/sound-and-reception.ts';
import { speedControlSymptoms } from './symptoms/speed-control.ts';
import { startingAndChargingSymptoms } from './symptoms/starting-and-charging.ts';
import { steeringSymptoms } from './symptoms/steering.ts';
import { suspensionSymptoms } from './symptoms/suspension.ts';
import { transmissionSymptoms } from './symptoms/transmission.ts';
import { visibilitySymptoms } from './symptoms/visibility.ts';
import { wheelsAndTyresSymptoms } from './symptoms/wheels-and-tyres.ts';

/** The areas in which owners sort what they notice: by what it is seen, understood or felt in, not by its cause. */
export const AREA_IDS = [
  'engine',
  'cooling-and-oil',
  'air-and-exhaust',
  'fuel',
  'starting-and-charging',
  'electrics',
  'screens',
  'switches',
  'electric-drive',
  'lights',
  'brakes',
  'steering',
  'suspension',
  'wheels-and-tyres',
  'gears',
  'four-wheel-drive',
  'speed',
  'driver-assistance',
  'body',
  'glass-and-wipers',
  'belts-and-seats',
  'climate',
  'sound',
] as const;

export type AreaId = (typeof AREA_IDS)[number];

/** The areas as answers to 'What is it mostly about?' */
export const AREA_NAMES: Readonly<Record<AreaId, string>> = {
  engine: 'How the engine runs',
  'cooling-and-oil': 'Overheating, coolant or oil',
  'air-and-exhaust': 'The exhaust, smoke or the turbo',
  fuel: 'Fuel: a smell, a leak, filling up',
  'starting-and-charging': 'Starting it, or the battery',
  electrics: 'Electrics: power, fuses, many warnings',
  screens: 'A screen or the instruments',
  switches: 'A switch, the horn or a socket',
  'electric-drive': 'Electric drive or charging',
  lights: 'Lights',
  brakes: 'The brakes',
  steering: 'The steering',
  suspension: 'How it rides over bumps',
  'wheels-and-tyres': 'Wheels or tyres',
  gears: 'Gears, clutch or drive',
  'four-wheel-drive': 'Four-wheel drive or the axles',
  speed: 'Surging, the accelerator or cruise control',
  'driver-assistance': 'Cameras, sensors or driver aids',
  body: 'Doors, bodywork or water getting in',
  'glass-and-wipers': 'Windows, wipers or mirrors',
  'belts-and-seats': 'Seats, seat belts or airbags',
  climate: 'Heating or air conditioning',
  sound: 'Radio, sound or telephone',
};

const SYMPTOMS_OF: Readonly<Record<AreaId, readonly Readonly<Record<string, Symptom>>[]>> = {
  engine: [engineSymptoms],
  'cooling-and-oil': [coolingAndOilSymptoms],
  'air-and-exhaust': [airAndExhaustSymptoms],
  fuel: [fuelSymptoms, carburettorSymptoms],
  'starting-and-charging': [startingAndChargingSymptoms],
  electrics: [electricalSymptoms],
  screens: [],
  switches: [],
  'electric-drive': [electricDriveSymptoms],
  lights: [lightingSymptoms],
  brakes: [brakesSymptoms],
  steering: [steeringSymptoms],
  suspension: [suspensionSymptoms],
  'wheels-and-tyres': [wheelsAndTyresSymptoms],
  gears: [transmissionSymptoms],
  'four-wheel-drive': [],
  speed: [speedControlSymptoms],
  'driver-assistance': [driverAssistanceSymptoms],
  body: [bodySymptoms],
  'glass-and-wipers': [visibilitySymptoms],
  'belts-and-seats': [restraintsSymptoms],
  climate: [climateSymptoms],
  sound: [soundAndReceptionSymptoms],
};

/** Signs that owners look for elsewhere than in the file that they are written in. */
const ELSEWHERE: readonly (readonly [AreaId, readonly string[]])[] = [
  ['screens', ['infotainment-fault', 'dash-dead', 'gear-display-wrong', 'fuel-gauge-wrong']],
  ['switches', ['horn-fault', 'horn-by-itself', 'wheel-buttons-dead', 'accessory-socket-dead']],
  ['four-wheel-drive', ['four-wheel-drive-fault', 'driveline-binding', 'driveline-noise']],
  ['speed', ['idle-surges']],
];

const AREA_OF: ReadonlyMap<string, number> = new Map([
  ...AREA_IDS.flatMap((area, at) =>
    SYMPTOMS_OF[area].flatMap((group) => Object.keys(group).map((id) => [id, at] as const)),
  ),
  ...ELSEWHERE.flatMap(([area, ids]) => ids.map((id) => [id, AREA_IDS.indexOf(area)] as const)),
]);

/** The place of a symptom's area in `AREA_IDS`; undefined for the signs of a healthy car. */
export const areaOf = (symptomId: string): number | undefined => AREA_OF.get(symptomId);

export const isAreaId = (id: string): id is AreaId => Object.hasOwn(AREA_NAMES, id);
