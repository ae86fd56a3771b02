export interface CodeArea {
  readonly letter: string;
  readonly name: string;
  readonly about: string;
}

/** A group of codes by their first two or three characters. */
export interface CodeGroup {
  readonly id: string;
  readonly name: string;
  readonly about: string;
}

/** The meaning of the letter. */
export const CODE_AREAS: readonly CodeArea[] = [
  {
    letter: 'P',
    name: 'Powertrain',
    about: 'Engine, gearbox, fuel, exhaust, and the drive of hybrid and electric cars.',
  },
  { letter: 'C', name: 'Chassis', about: 'Brakes and ABS, steering, suspension.' },
  { letter: 'B', name: 'Body', about: 'Airbags and belts, lights, doors, seats, climate.' },
  {
    letter: 'U',
    name: 'Network',
    about: 'The data lines over which the car’s control units talk.',
  },
];

/** By the first three characters, as SAE J2012 divides them. Longest match counts. */
const GROUPS: readonly CodeGroup[] = [
  {
    id: 'P00',
    name: 'Air, fuel and valve timing',
    about: 'Camshaft timing, fuel volume and pressure, sensor heaters, turbo control.',
  },
  {
    id: 'P01',
    name: 'Air and fuel metering',
    about: 'Airflow, air and coolant temperature, throttle, oxygen sensors, mixture.',
  },
  {
    id: 'P02',
    name: 'Injectors, fuel pump and turbo',
    about: 'Injector circuits, fuel pump, boost pressure, balance of the cylinders.',
  },
  {
    id: 'P03',
    name: 'Ignition and misfire',
    about: 'Misfires, knock, crankshaft and camshaft sensors, coils, glow plugs.',
  },
  {
    id: 'P04',
    name: 'Emission control',
    about: 'Exhaust gas recirculation, catalytic converter, fuel vapour, secondary air.',
  },
  {
    id: 'P05',
    name: 'Speed, idle and other inputs',
    about: 'Road speed, idle, oil pressure, voltage, cruise control, brake switch.',
  },
  {
    id: 'P06',
    name: 'Control unit and its outputs',
    about: 'The engine control unit itself, relays, alternator and glow plug control.',
  },
  {
    id: 'P07',
    name: 'Gearbox',
    about: 'Gear ratios, solenoid valves, speed sensors, torque converter.',
  },
  { id: 'P08', name: 'Gearbox', about: 'Clutch switches, four-wheel drive, gearbox pressure.' },
  {
    id: 'P09',
    name: 'Gearbox',
    about: 'Clutch actuators, gear-shift position, solenoid circuits.',
  },
  {
    id: 'P0A',
    name: 'Hybrid and electric drive',
    about: 'Drive motors, inverter, high-voltage battery and its contactors.',
  },
  {
    id: 'P0B',
    name: 'Hybrid and electric drive',
    about: 'Cells, currents and voltages of the high-voltage battery.',
  },
  {
    id: 'P0C',
    name: 'Hybrid and electric drive',
    about: 'Motor currents, cooling and temperatures of the drive.',
  },
  {
    id: 'P0D',
    name: 'Hybrid and electric drive',
    about: 'Charging, charger, contactors and high-voltage loop.',
  },
  {
    id: 'P0E',
    name: 'Hybrid and electric drive',
    about: 'Generator, inverter and charging circuits.',
  },
  {
    id: 'P0F',
    name: 'Hybrid and electric drive',
    about: 'Further circuits of the electric drive.',
  },
  {
    id: 'P1',
    name: 'The maker’s own',
    about: 'Each maker decides what these mean. The third character mostly follows the P0 codes.',
  },
  {
    id: 'P20',
    name: 'Exhaust, intake and fuel, further codes',
    about: 'Particulate filter, AdBlue, intake runners, exhaust temperatures.',
  },
  {
    id: 'P21',
    name: 'Throttle, pedal and mixture',
    about: 'Electronic throttle and accelerator pedal, mixture at idle, injector supply.',
  },
  {
    id: 'P22',
    name: 'Oxygen and NOx sensors, boost',
    about: 'Sensor signals, boost system, fuel pressure control.',
  },
  { id: 'P23', name: 'Ignition coils and more', about: 'Coil circuits, vapour system pressure.' },
  {
    id: 'P24',
    name: 'Vapour system and diesel filter',
    about: 'Leak-detection pump, vent valves, particulate filter pressure.',
  },
  {
    id: 'P25',
    name: 'Control unit, charging, boost control',
    about: 'Charging voltage, ignition switch, turbo actuator, coolant level.',
  },
  {
    id: 'P26',
    name: 'Control unit and outputs',
    about: 'Electric coolant pumps, fuel pump flow, rocker and throttle control.',
  },
  {
    id: 'P2',
    name: 'Newer common codes',
    about: 'Powertrain codes added when the P0 list was full.',
  },
  {
    id: 'P27',
    name: 'Gearbox',
    about: 'Torque converter, solenoid and pressure codes of newer gearboxes.',
  },
  {
    id: 'P34',
    name: 'Cylinder deactivation',
    about: 'Systems that switch some cylinders off at light load.',
  },
  {
    id: 'P3',
    name: 'Shared with the makers',
    about: 'Manufacturers define P30 to P33 themselves; P34 and above are the same on every make.',
  },
  {
    id: 'B00',
    name: 'Airbags and belts',
    about: 'Firing circuits, belt tensioners, crash and seat sensors.',
  },
  { id: 'B0', name: 'Body', about: 'Climate, lights, locks, seats and displays.' },
  { id: 'B1', name: 'The maker’s own, body', about: 'Each maker decides what these mean.' },
  { id: 'B2', name: 'The maker’s own, body', about: 'Each maker decides what these mean.' },
  { id: 'B3', name: 'Body, set aside', about: 'Reserved by the standard for later use.' },
  {
    id: 'C00',
    name: 'Brakes, wheel speed, stability',
    about: 'ABS valves and pump, wheel speed, yaw and steering angle.',
  },
  { id: 'C0', name: 'Chassis', about: 'ABS, steering, parking brake, air suspension.' },
  {
    id: 'C1',
    name: 'The maker’s own, chassis',
    about: 'Each maker decides what these mean.',
  },
  {
    id: 'C2',
    name: 'The maker’s own, chassis',
    about: 'Each maker decides what these mean.',
  },
  { id: 'C3', name: 'Chassis, set aside', about: 'Reserved by the standard for later use.' },
  { id: 'U00', name: 'Data lines', about: 'The wires and buses themselves.' },
  {
    id: 'U01',
    name: 'No messages from a control unit',
    about: 'One of the car’s control units has gone silent.',
  },
  {
    id: 'U02',
    name: 'No messages from a control unit',
    about: 'One of the control units of the body has gone silent.',
  },
  {
    id: 'U03',
    name: 'Software that does not match',
    about: 'Two control units whose software does not match.',
  },
  { id: 'U04', name: 'Implausible data', about: 'Messages come, but cannot be true.' },
  { id: 'U0', name: 'Network', about: 'Messages between the car’s control units.' },
  {
    id: 'U1',
    name: 'The maker’s own, network',
    about: 'Each maker decides what these mean.',
  },
  {
    id: 'U2',
    name: 'The maker’s own, network',
    about: 'Each maker decides what these mean.',
  },
  {
    id: 'U3',
    name: 'Network and control modules',
    about: 'Power supply and internal faults of the control units.',
  },
];

const byId: ReadonlyMap<string, CodeGroup> = new Map(GROUPS.map((group) => [group.id, group]));

/** The group of a well-formed code by SAE J2012. */
export const codeGroup = (code: string): CodeGroup => {
  const group = byId.get(code.slice(0, 3)) ?? byId.get(code.slice(0, 2));
  if (group === undefined) throw new RangeError(`not a trouble code: ${code}`);
  return group;
};
