import {
  celsius,
  type Described,
  type Field,
  flag,
  hot,
  linear,
  of,
  oneOf,
  percent,
  trim,
} from './field.ts';
import { FUEL_SYSTEM, FUEL_TYPE, SECONDARY_AIR, STANDARD } from './words.ts';

const kpa = (name: string, at: number, scale: number, bit?: number): Field =>
  linear(name, 'kPa', { at, bytes: 2, scale, ...(bit === undefined ? {} : { bit }) });

const seconds = (name: string, at: number, bit: number): Field =>
  linear(name, 's', { at, bytes: 4, bit });

const torque = (name: string, at = 0): Field => linear(name, '%', { at, offset: -125 });

const ppm = (name: string, at: number, bit: number): Field =>
  linear(name, 'ppm', { at, bytes: 2, bit });

/** 'bank 1, sensor 2' of the eight of a car with two banks of four. */
const sensorOf = (index: number): string => `bank ${index < 4 ? 1 : 2}, sensor ${(index % 4) + 1}`;

const lambdaVoltage = (index: number): Described =>
  of(
    2,
    linear(`Lambda sensor voltage, ${sensorOf(index)}`, 'V', { scale: 0.005 }),
    linear(`Fuel trim by lambda sensor, ${sensorOf(index)}`, '%', {
      at: 1,
      scale: 100 / 128,
      offset: -100,
      none: 0xff,
    }),
  );

const LAMBDA = 2 / 65_536;

const wideLambda = (index: number): Described =>
  of(
    4,
    linear(`Lambda, ${sensorOf(index)}`, 'λ', { bytes: 2, scale: LAMBDA }),
    linear(`Lambda sensor voltage, ${sensorOf(index)}`, 'V', {
      at: 2,
      bytes: 2,
      scale: 8 / 65_536,
    }),
  );

const wideLambdaCurrent = (index: number): Described =>
  of(
    4,
    linear(`Lambda, ${sensorOf(index)}`, 'λ', { bytes: 2, scale: LAMBDA }),
    linear(`Lambda sensor current, ${sensorOf(index)}`, 'mA', {
      at: 2,
      bytes: 2,
      scale: 1 / 256,
      offset: -128,
    }),
  );

const eight = (
  first: number,
  described: (index: number) => Described,
): readonly (readonly [number, Described])[] =>
  Array.from({ length: 8 }, (_, index) => [first + index, described(index)] as const);

const catalyst = (bank: number, sensor: number): Described =>
  of(2, hot(`Catalyst temperature, bank ${bank}, sensor ${sensor}`, 0));

const exhaustTemperatures = (bank: number): Described =>
  of(
    9,
    ...[1, 2, 3, 4].map((sensor, index) =>
      hot(`Exhaust gas temperature, bank ${bank}, sensor ${sensor}`, 1 + index * 2, index),
    ),
  );

const particulateFilter = (bank: number): Described =>
  of(
    7,
    linear(`Particulate filter pressure difference, bank ${bank}`, 'kPa', {
      at: 1,
      bytes: 2,
      scale: 0.01,
      isSigned: true,
      bit: 0,
    }),
    kpa(`Particulate filter inlet pressure, bank ${bank}`, 3, 0.01, 1),
    kpa(`Particulate filter outlet pressure, bank ${bank}`, 5, 0.01, 2),
  );

const turboTemperatures = (turbo: 'A' | 'B'): Described =>
  of(
    7,
    celsius(`Turbocharger ${turbo} compressor inlet temperature`, 1, 0),
    celsius(`Turbocharger ${turbo} compressor outlet temperature`, 2, 1),
    hot(`Turbocharger ${turbo} turbine inlet temperature`, 3, 2),
    hot(`Turbocharger ${turbo} turbine outlet temperature`, 5, 3),
  );

const trims = (kind: 'Short' | 'Long', bank: 1 | 2): Described =>
  of(1, trim(`${kind}-term fuel trim, bank ${bank}`));

const secondaryTrims = (kind: 'Short' | 'Long', bank: 1 | 2): Described =>
  of(
    2,
    trim(`${kind}-term trim by the second lambda sensor, bank ${bank}`),
    trim(`${kind}-term trim by the second lambda sensor, bank ${bank + 2}`, 1),
  );

const BASIC: readonly (readonly [number, Described])[] = [
  [0x03, of(2, oneOf('Fuel system 1', FUEL_SYSTEM), oneOf('Fuel system 2', FUEL_SYSTEM, 1))],
  [0x04, of(1, percent('Calculated engine load'))],
  [0x05, of(1, celsius('Engine coolant temperature'))],
  [0x06, trims('Short', 1)],
  [0x07, trims('Long', 1)],
  [0x08, trims('Short', 2)],
  [0x09, trims('Long', 2)],
  [0x0a, of(1, linear('Fuel pressure', 'kPa', { scale: 3 }))],
  [0x0b, of(1, linear('Intake manifold pressure', 'kPa'))],
  [0x0c, of(2, linear('Engine speed', 'rpm', { bytes: 2, scale: 0.25 }))],
  [0x0d, of(1, linear('Vehicle speed', 'km/h'))],
  [0x0e, of(1, linear('Timing advance', '°', { scale: 0.5, offset: -64 }))],
  [0x0f, of(1, celsius('Intake air temperature'))],
  [0x10, of(2, linear('Air flow', 'g/s', { bytes: 2, scale: 0.01 }))],
  [0x11, of(1, percent('Throttle position'))],
  [0x12, of(1, oneOf('Secondary air', SECONDARY_AIR))],
  [0x13, of(1)],
  ...eight(0x14, lambdaVoltage),
  [0x1c, of(1, oneOf('OBD standard', STANDARD))],
  [0x1d, of(1)],
  [0x1e, of(1, flag('Power take-off active', 0, 0x01))],
  [0x1f, of(2, linear('Time since engine start', 's', { bytes: 2 }))],
  [0x21, of(2, linear('Distance with the warning light on', 'km', { bytes: 2 }))],
  [0x22, of(2, kpa('Fuel rail pressure relative to the manifold', 0, 0.079))],
  [0x23, of(2, kpa('Fuel rail pressure', 0, 10))],
  ...eight(0x24, wideLambda),
  [0x2c, of(1, percent('Commanded EGR'))],
  [0x2d, of(1, trim('EGR error'))],
  [0x2e, of(1, percent('Commanded evaporative purge'))],
  [0x2f, of(1, percent('Fuel level'))],
  [0x30, of(1, linear('Warm-ups since codes were erased', ''))],
  [0x31, of(2, linear('Distance since codes were erased', 'km', { bytes: 2 }))],
  [
    0x32,
    of(2, linear('Evaporative system pressure', 'Pa', { bytes: 2, scale: 0.25, isSigned: true })),
  ],
  [0x33, of(1, linear('Barometric pressure', 'kPa'))],
  ...eight(0x34, wideLambdaCurrent),
  [0x3c, catalyst(1, 1)],
  [0x3d, catalyst(2, 1)],
  [0x3e, catalyst(1, 2)],
  [0x3f, catalyst(2, 2)],
];

const LATER: readonly (readonly [number, Described])[] = [
  [0x42, of(2, linear('Control module voltage', 'V', { bytes: 2, scale: 0.001 }))],
  [0x43, of(2, linear('Absolute load', '%', { bytes: 2, scale: 100 / 255 }))],
  [0x44, of(2, linear('Commanded lambda', 'λ', { bytes: 2, scale: LAMBDA }))],
  [0x45, of(1, percent('Relative throttle position'))],
  [0x46, of(1, celsius('Ambient air temperature'))],
  [0x47, of(1, percent('Absolute throttle position B'))],
  [0x48, of(1, percent('Absolute throttle position C'))],
  [0x49, of(1, percent('Accelerator pedal position D'))],
  [0x4a, of(1, percent('Accelerator pedal position E'))],
  [0x4b, of(1, percent('Accelerator pedal position F'))],
  [0x4c, of(1, percent('Commanded throttle'))],
  [0x4d, of(2, linear('Time with the warning light on', 'min', { bytes: 2 }))],
  [0x4e, of(2, linear('Time since codes were erased', 'min', { bytes: 2 }))],
  [
    0x4f,
    of(
      4,
      linear('Highest lambda', 'λ'),
      linear('Highest lambda sensor voltage', 'V', { at: 1 }),
      linear('Highest lambda sensor current', 'mA', { at: 2 }),
      linear('Highest intake manifold pressure', 'kPa', { at: 3, scale: 10 }),
    ),
  ],
  [0x50, of(4, linear('Highest air flow', 'g/s', { scale: 10 }))],
  [0x51, of(1, oneOf('Fuel type', FUEL_TYPE))],
  [0x52, of(1, percent('Ethanol in the fuel'))],
  [0x53, of(2, kpa('Absolute evaporative system pressure', 0, 0.005))],
  [0x54, of(2, linear('Evaporative system pressure, wide', 'Pa', { bytes: 2, isSigned: true }))],
  [0x55, secondaryTrims('Short', 1)],
  [0x56, secondaryTrims('Long', 1)],
  [0x57, secondaryTrims('Short', 2)],
  [0x58, secondaryTrims('Long', 2)],
  [0x59, of(2, kpa('Absolute fuel rail pressure', 0, 10))],
  [0x5a, of(1, percent('Relative accelerator pedal position'))],
  [0x5b, of(1, percent('Hybrid battery charge'))],
  [0x5c, of(1, celsius('Engine oil temperature'))],
  [0x5d, of(2, linear('Injection timing', '°', { bytes: 2, scale: 1 / 128, offset: -210 }))],
  [0x5e, of(2, linear('Fuel rate', 'L/h', { bytes: 2, scale: 0.05 }))],
  [0x5f, of(1, linear('Emission requirements', ''))],
  [0x61, of(1, torque('Demanded torque'))],
  [0x62, of(1, torque('Actual torque'))],
  [0x63, of(2, linear('Reference torque', 'Nm', { bytes: 2 }))],
  [
    0x64,
    of(
      5,
      torque('Torque at idle'),
      ...[1, 2, 3, 4].map((point) => torque(`Torque at point ${point}`, point)),
    ),
  ],
];

const WITH_SUPPORT: readonly (readonly [number, Described])[] = [
  [
    0x66,
    of(
      5,
      linear('Air flow A', 'g/s', { at: 1, bytes: 2, scale: 1 / 32, bit: 0 }),
      linear('Air flow B', 'g/s', { at: 3, bytes: 2, scale: 1 / 32, bit: 1 }),
    ),
  ],
  [
    0x67,
    of(
      3,
      celsius('Engine coolant temperature 1', 1, 0),
      celsius('Engine coolant temperature 2', 2, 1),
    ),
  ],
  [
    0x68,
    of(
      7,
      ...Array.from({ length: 6 }, (_, index) =>
        celsius(
          `Intake air temperature, bank ${index < 3 ? 1 : 2}, sensor ${(index % 3) + 1}`,
          1 + index,
          index,
        ),
      ),
    ),
  ],
  [
    0x69,
    of(
      7,
      percent('Commanded EGR A', 1, 0),
      percent('Actual EGR A', 2, 1),
      trim('EGR A error', 3, 2),
      percent('Commanded EGR B', 4, 3),
      percent('Actual EGR B', 5, 4),
      trim('EGR B error', 6, 5),
    ),
  ],
  [
    0x6a,
    of(
      5,
      percent('Commanded intake throttle A', 1, 0),
      percent('Intake throttle A position', 2, 1),
      percent('Commanded intake throttle B', 3, 2),
      percent('Intake throttle B position', 4, 3),
    ),
  ],
  [
    0x6b,
    of(
      5,
      celsius('EGR temperature, bank 1, sensor 1', 1, 0),
      celsius('EGR temperature, bank 1, sensor 2', 2, 1),
      celsius('EGR temperature, bank 2, sensor 1', 3, 2),
      celsius('EGR temperature, bank 2, sensor 2', 4, 3),
    ),
  ],
  [
    0x6c,
    of(
      5,
      percent('Commanded throttle A', 1, 0),
      percent('Throttle A position', 2, 1),
      percent('Commanded throttle B', 3, 2),
      percent('Throttle B position', 4, 3),
    ),
  ],
  [
    0x6d,
    of(
      11,
      kpa('Commanded fuel rail pressure A', 1, 10, 0),
      kpa('Fuel rail pressure A', 3, 10, 1),
      celsius('Fuel rail temperature A', 5, 2),
      kpa('Commanded fuel rail pressure B', 6, 10, 3),
      kpa('Fuel rail pressure B', 8, 10, 4),
      celsius('Fuel rail temperature B', 10, 5),
    ),
  ],
  [
    0x6e,
    of(
      9,
      kpa('Commanded injection control pressure A', 1, 10, 0),
      kpa('Injection control pressure A', 3, 10, 1),
      kpa('Commanded injection control pressure B', 5, 10, 2),
      kpa('Injection control pressure B', 7, 10, 3),
    ),
  ],
  [
    0x6f,
    of(
      3,
      linear('Turbocharger A compressor inlet pressure', 'kPa', { at: 1, bit: 0 }),
      linear('Turbocharger B compressor inlet pressure', 'kPa', { at: 2, bit: 1 }),
    ),
  ],
  [
    0x70,
    of(
      10,
      kpa('Commanded boost pressure A', 1, 1 / 32, 0),
      kpa('Boost pressure A', 3, 1 / 32, 1),
      kpa('Commanded boost pressure B', 5, 1 / 32, 3),
      kpa('Boost pressure B', 7, 1 / 32, 4),
    ),
  ],
  [
    0x71,
    of(
      6,
      percent('Commanded turbocharger vanes A', 1, 0),
      percent('Turbocharger vanes A position', 2, 1),
      percent('Commanded turbocharger vanes B', 3, 3),
      percent('Turbocharger vanes B position', 4, 4),
    ),
  ],
  [
    0x72,
    of(
      5,
      percent('Commanded wastegate A', 1, 0),
      percent('Wastegate A position', 2, 1),
      percent('Commanded wastegate B', 3, 2),
      percent('Wastegate B position', 4, 3),
    ),
  ],
  [
    0x73,
    of(5, kpa('Exhaust pressure, bank 1', 1, 0.01, 0), kpa('Exhaust pressure, bank 2', 3, 0.01, 1)),
  ],
  [
    0x74,
    of(
      5,
      linear('Turbocharger A speed', 'rpm', { at: 1, bytes: 2, scale: 10, bit: 0 }),
      linear('Turbocharger B speed', 'rpm', { at: 3, bytes: 2, scale: 10, bit: 1 }),
    ),
  ],
  [0x75, turboTemperatures('A')],
  [0x76, turboTemperatures('B')],
  [
    0x77,
    of(
      5,
      celsius('Charge air temperature, bank 1, sensor 1', 1, 0),
      celsius('Charge air temperature, bank 1, sensor 2', 2, 1),
      celsius('Charge air temperature, bank 2, sensor 1', 3, 2),
      celsius('Charge air temperature, bank 2, sensor 2', 4, 3),
    ),
  ],
  [0x78, exhaustTemperatures(1)],
  [0x79, exhaustTemperatures(2)],
  [0x7a, particulateFilter(1)],
  [0x7b, particulateFilter(2)],
  [
    0x7c,
    of(
      9,
      hot('Particulate filter inlet temperature, bank 1', 1, 0),
      hot('Particulate filter outlet temperature, bank 1', 3, 1),
      hot('Particulate filter inlet temperature, bank 2', 5, 2),
      hot('Particulate filter outlet temperature, bank 2', 7, 3),
    ),
  ],
  [
    0x7f,
    of(
      13,
      seconds('Engine running time, total', 1, 0),
      seconds('Engine running time at idle', 5, 1),
      seconds('Engine running time with power take-off', 9, 2),
    ),
  ],
  [
    0x83,
    of(
      9,
      ppm('NOx, bank 1, sensor 1', 1, 0),
      ppm('NOx, bank 1, sensor 2', 3, 1),
      ppm('NOx, bank 2, sensor 1', 5, 2),
      ppm('NOx, bank 2, sensor 2', 7, 3),
    ),
  ],
  [0x84, of(1, celsius('Manifold surface temperature'))],
  [
    0x85,
    of(
      10,
      linear('AdBlue used, average', 'L/h', { at: 1, bytes: 2, scale: 0.005, bit: 0 }),
      linear('AdBlue demanded, average', 'L/h', { at: 3, bytes: 2, scale: 0.005, bit: 1 }),
      percent('AdBlue level', 5, 2),
      seconds('Engine running time with the NOx warning on', 6, 3),
    ),
  ],
  [
    0x86,
    of(
      5,
      linear('Particulate matter, bank 1', 'mg/m³', { at: 1, bytes: 2, scale: 1 / 80, bit: 0 }),
      linear('Particulate matter, bank 2', 'mg/m³', { at: 3, bytes: 2, scale: 1 / 80, bit: 1 }),
    ),
  ],
  [
    0x87,
    of(
      5,
      kpa('Intake manifold absolute pressure A', 1, 1 / 32, 0),
      kpa('Intake manifold absolute pressure B', 3, 1 / 32, 1),
    ),
  ],
  [
    0x8b,
    of(
      7,
      flag('Particulate filter is regenerating', 1, 0x01, 0),
      flag('Particulate filter regenerates actively', 1, 0x02, 1),
      percent('Particulate filter load towards regeneration', 2, 4),
      linear('Average time between regenerations', 'min', { at: 3, bytes: 2, bit: 5 }),
      linear('Average distance between regenerations', 'km', { at: 5, bytes: 2, bit: 6 }),
    ),
  ],
  [0x8d, of(1, percent('Throttle position G'))],
  [0x8e, of(1, torque('Engine friction torque'))],
  [
    0x9a,
    of(
      6,
      linear('Hybrid battery voltage', 'V', { at: 2, bytes: 2, scale: 1 / 64, bit: 1 }),
      linear('Hybrid battery current', 'A', {
        at: 4,
        bytes: 2,
        scale: 0.1,
        isSigned: true,
        bit: 2,
      }),
    ),
  ],
  [
    0x9b,
    of(
      4,
      linear('AdBlue concentration', '%', { at: 1, scale: 0.25, bit: 0 }),
      celsius('AdBlue temperature', 2, 1),
      percent('AdBlue tank level', 3, 2),
    ),
  ],
  [
    0x9d,
    of(
      4,
      linear('Engine fuel rate', 'g/s', { bytes: 2, scale: 0.02 }),
      linear('Vehicle fuel rate', 'g/s', { at: 2, bytes: 2, scale: 0.02 }),
    ),
  ],
  [0x9e, of(2, linear('Exhaust flow', 'kg/h', { bytes: 2, scale: 0.2 }))],
  [0xa2, of(2, linear('Fuel a cylinder and stroke', 'mg', { bytes: 2, scale: 1 / 32 }))],
  [
    0xa4,
    of(
      4,
      {
        name: 'Gear',
        unit: '',
        read: (data) => (((data[0] ?? 0) & 1) === 0 ? undefined : (data[1] ?? 0) >> 4),
      },
      linear('Gear ratio', '', { at: 2, bytes: 2, scale: 0.001, bit: 1 }),
    ),
  ],
  [
    0xa5,
    of(
      4,
      linear('Commanded AdBlue dosing', '%', { at: 1, scale: 0.5, bit: 0 }),
      linear('AdBlue used in this drive', 'L', { at: 2, bytes: 2, scale: 0.0005, bit: 1 }),
    ),
  ],
  [0xa6, of(4, linear('Odometer', 'km', { bytes: 4, scale: 0.1 }))],
];

/** Parameters of services 01 and 02 by their id (SAE J1979-DA), but monitors and lists of ids. */
export const PARAMETERS: ReadonlyMap<number, Described> = new Map([
  ...BASIC,
  ...LATER,
  ...WITH_SUPPORT,
]);
