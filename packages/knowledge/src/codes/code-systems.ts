import type { SystemId } from '../systems.ts';
import { partOfTitle } from './part-of-title.ts';

/** The distribution of a code over the systems; shares sum to 1. */
export type SystemShares = Readonly<Partial<Record<SystemId, number>>>;

/**
 * Components that identify their system, the most specific first: 'brake pedal position sensor' is
 * brakes before any sensor.
 */
const BY_COMPONENT: readonly (readonly [RegExp, SystemShares])[] = [
  [
    /air ?bag|squib|deployment|firing|seat ?belt|pretension|occupant|crash|seat (?:position|track|heater)/i,
    { restraints_seats: 1 },
  ],
  [
    /camera|radar|lane|collision|blind spot|park(?:ing)? (?:assist|aid)|distance sensor/i,
    { adas_camera: 1 },
  ],
  [/steering/i, { steering: 1 }],
  [/suspension|damper|ride height|level(?:l)?ing|air spring/i, { suspension: 1 }],
  [/tyre|tire/i, { wheels_tyres: 1 }],
  [/brake switch|brake pedal switch/i, { brakes: 0.6, lighting: 0.2, speed_control: 0.2 }],
  [/brake|\babs\b|wheel speed|traction|stability|yaw|lateral accel/i, { brakes: 1 }],
  [/headl|\blamp|\blight|turn signal|indicator/i, { lighting: 1 }],
  [/wiper|washer|defog|defrost|mirror|window|sunroof/i, { visibility_wiper: 0.7, electrical: 0.3 }],
  [
    /\bdoor|\block\b|liftgate|hood|trunk|boot lid|tailgate/i,
    { body_structure: 0.6, electrical: 0.4 },
  ],
  [
    /cruise|accelerator|throttle\/pedal|pedal position|throttle actuator/i,
    { speed_control: 0.6, engine_cooling: 0.4 },
  ],
  [
    /high-voltage|hybrid|drive motor|inverter|battery pack|battery charger|charging (?:inlet|port)/i,
    { fuel: 0.85, electrical: 0.15 },
  ],
  [
    /gear|clutch|torque converter|transfer case|axle|four wheel|all wheel|differential|\bshift|neutral/i,
    { transmission_drivetrain: 1 },
  ],
  [/injector|fuel(?! trim)/i, { fuel: 0.8, engine_cooling: 0.2 }],
  [
    /system voltage|generator|alternator|starter|battery|ignition switch|immobili|\bkey\b|instrument|messages|climate|refrigerant|blower|evaporator temp/i,
    { electrical: 1 },
  ],
  [/evaporative/i, { fuel: 0.8, engine_cooling: 0.2 }],
  [
    /coolant|cooling fan|turbo|supercharg|\boil\b|knock|camshaft|crankshaft|misfire|catalyst|exhaust|particulate|oxygen/i,
    { engine_cooling: 1 },
  ],
  [/vehicle speed/i, { transmission_drivetrain: 0.6, speed_control: 0.4 }],
];

/**
 * The system by the first three characters (SAE J2012), which makers' own P1 codes mostly follow:
 * P01 air and fuel metering, P03 ignition, P07 gearbox, and so on.
 */
const BY_GROUP: readonly (readonly [RegExp, SystemShares])[] = [
  [/^P[01]0/, { engine_cooling: 0.8, fuel: 0.2 }],
  [/^P[01]1/, { engine_cooling: 0.75, fuel: 0.25 }],
  [/^P02|^P12/, { fuel: 0.6, engine_cooling: 0.4 }],
  [/^P[01]3|^P23/, { engine_cooling: 0.9, electrical: 0.1 }],
  [/^P[01]4/, { engine_cooling: 0.7, fuel: 0.3 }],
  [/^P[01]5/, { engine_cooling: 0.5, speed_control: 0.3, electrical: 0.2 }],
  [/^P[01]6/, { electrical: 0.5, engine_cooling: 0.4, transmission_drivetrain: 0.1 }],
  [/^P[01][789]|^P2[789]/, { transmission_drivetrain: 1 }],
  [/^P[01][A-F]/, { fuel: 0.8, electrical: 0.2 }],
  [/^P2|^P3/, { engine_cooling: 0.75, fuel: 0.25 }],
  [/^B00/, { restraints_seats: 1 }],
  [/^B/, { electrical: 0.5, body_structure: 0.2, restraints_seats: 0.15, lighting: 0.15 }],
  [/^C/, { brakes: 0.6, steering: 0.2, suspension: 0.2 }],
  [/^U/, { electrical: 1 }],
];

/**
 * The distribution over the systems of a code that no fault lists: by its component, else by its
 * group. Defined for every well-formed code.
 *
 * @param component the result of `CodeTable.componentOf`
 */
export const codeSystems = (code: string, component: string | undefined): SystemShares => {
  const named =
    component === undefined
      ? undefined
      : BY_COMPONENT.find(([pattern]) => pattern.test(component))?.[1];
  const system = component === undefined ? undefined : partOfTitle(component)?.system;
  // The part of the title decides; the shares above say how its causes spread where they know it.
  if (system !== undefined && (named?.[system] ?? 0) === 0) return { [system]: 1 };
  return named ?? BY_GROUP.find(([pattern]) => pattern.test(code))?.[1] ?? { electrical: 1 };
};
