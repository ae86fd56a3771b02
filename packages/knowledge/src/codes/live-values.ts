/** A value that a reader shows while the car is on, and what separates a good part from a faulty one. */
export interface LiveValue {
  readonly name: string;
  /** What a car without the fault shows; typical, with its unit. */
  readonly sound: string;
  /** What proves the fault. */
  readonly faulty: string;
  /** What it needs of the car; absent: it can be read while the car is parked. */
  readonly needs?: 'moving';
}

const value = (name: string, sound: string, faulty: string): LiveValue => ({ name, sound, faulty });

const moving = (name: string, sound: string, faulty: string): LiveValue => ({
  ...value(name, sound, faulty),
  needs: 'moving',
});

const frontSensor = (faulty: string): LiveValue =>
  value(
    'Voltage of a switching oxygen sensor before the catalytic converter, warm, 2,500 rpm',
    'Swings between 0.1 and 0.9 V',
    `${faulty} Wide-band sensors show lambda instead: about 1.00.`,
  );

const OUT_OF_CIRCUIT = '−40 °C means an open circuit; 130 °C or more, a short circuit.';

const coolant = (faulty: string): LiveValue =>
  value(
    'Coolant temperature, before the first start of the day',
    'As warm as the air outside, within about 5 °C',
    faulty,
  );

const intakeAir = (faulty: string): LiveValue =>
  value(
    'Intake air temperature, engine cold',
    'As warm as the air outside, within about 5 °C',
    faulty,
  );

const volts = (faulty: string): LiveValue =>
  value('Control module voltage', '12.4–12.8 V off, 13.8–14.7 V running', faulty);

const inReady = (faulty: string): LiveValue =>
  value('Voltage of the 12-volt battery, car in Ready', '13.5–15 V', faulty);

/**
 * By code and component ('P0171 fuel trim'), all that match. Only values that every car with the part
 * gives alike and that decide: a code without such a value has none.
 */
const LIVE_VALUES: readonly (readonly [RegExp, LiveValue])[] = [
  [
    /^P017[14] /,
    value(
      'Long-term fuel trim, at idle and at 2,500 rpm',
      '−10 to +10% at both',
      'Above +12% only at idle, it points to an air leak; at both, or worse with revs, to too little fuel or an airflow sensor that reads low.',
    ),
  ],
  [
    /^P017[25] /,
    value(
      'Long-term fuel trim, at idle and at 2,500 rpm',
      '−10 to +10% at both',
      'Below −12%: fuel is being taken away. Worse at idle, it points to a dripping injector, or to a purge valve that lets vapour through.',
    ),
  ],
  [
    /^P030\d /,
    moving(
      'Misfire counter of each cylinder, idling and driving',
      '0, or a few in a drive',
      'A count that keeps rising on one cylinder points to its plug, coil or injector; on all of them, to air, fuel or timing.',
    ),
  ],
  [
    /^P04[23]0 /,
    value(
      'Voltage of the oxygen sensor after the catalytic converter, warm, 2,500 rpm',
      'Steady, about 0.6–0.8 V',
      'It swings between about 0.1 and 0.9 V like the sensor before it: the catalytic converter no longer stores oxygen.',
    ),
  ],
  [
    /^P01(?:3[034]|5[034]) .*oxygen sensor/i,
    frontSensor('It stays at one voltage or changes slowly.'),
  ],
  [/^P01[35]1 .*oxygen sensor/i, frontSensor('It stays below about 0.2 V.')],
  [/^P01[35]2 .*oxygen sensor/i, frontSensor('It stays above about 0.9 V.')],
  [/^P011[59] .*coolant/i, coolant(`${OUT_OF_CIRCUIT} Or it jumps.`)],
  [
    /^P0116 .*coolant/i,
    coolant(
      'It differs from the air outside, and from the intake air temperature, by more than about 5 °C.',
    ),
  ],
  [/^P0117 .*coolant/i, coolant('130 °C or more with a cold engine: a short circuit.')],
  [/^P0118 .*coolant/i, coolant('−40 °C: an open circuit, or the plug is off.')],
  [
    /^P0128 /,
    moving(
      'Coolant temperature, after 15 minutes of driving',
      '85–105 °C and steady',
      'It stays below about 75 °C, or falls on the open road: the thermostat is stuck open.',
    ),
  ],
  [
    /^P0217 /,
    value(
      'Coolant temperature',
      '85–105 °C',
      'Above about 115 °C: it is overheating, so switch off.',
    ),
  ],
  [
    /^P0112 .*intake air temperature/i,
    intakeAir('130 °C or more with a cold engine: a short circuit.'),
  ],
  [/^P0113 .*intake air temperature/i, intakeAir('−40 °C: an open circuit, or the plug is off.')],
  [/^(?!P011[23] ).*intake air temperature/i, intakeAir(OUT_OF_CIRCUIT)],
  [
    /^P0103 .*air flow/i,
    value(
      'Air flow, ignition on, engine off',
      'About 0 g/s',
      'Far more than 0: the sensor, or its signal wire touches one that carries voltage.',
    ),
  ],
  [
    /^(?!P0103 ).*mass or volume air flow/i,
    value(
      'Air flow, warm, at idle',
      'About 1 g/s for each litre of the engine, so 1.5–3 for a small one',
      'Well below that with a positive fuel trim, it is dirty or reads low. At 0 with the engine running, there is no signal.',
    ),
  ],
  [
    /manifold absolute pressure/i,
    value(
      'Manifold pressure, ignition on, engine off',
      'The same as the air outside: 95–103 kPa near sea level',
      'Any other figure with the engine off means the sensor or wiring. At idle a petrol engine shows about 25–45 kPa.',
    ),
  ],
  [
    /throttle\/pedal position/i,
    value(
      'Both signals of the sensor, ignition on, pedal pressed slowly',
      'In per cent, both rise smoothly and agree',
      'One jumps, has a gap or stays at one end, or the two disagree.',
    ),
  ],
  [
    /^P0087 /,
    value(
      'Rail pressure, measured and required',
      'Within about 10% of each other',
      'If the measured value lags under load, too little fuel is getting through. If it still shows tens of bar after a night, suspect the sensor.',
    ),
  ],
  [
    /fuel rail pressure sensor/i,
    value(
      'Rail pressure, ignition on, after a night without running',
      'Next to nothing',
      'It still shows tens of bar, jumps, or sits at one end of the range: the sensor or its wires.',
    ),
  ],
  [/^P(?:0562|2503) /, volts('Below 13 V running: the alternator is not charging.')],
  [/^P(?:0563|2504) /, volts('Above 15 V running: suspect the regulator of the alternator.')],
  [
    /^(?!P(?:056[23]|250[34]) )(?!.*14 volt).*system voltage/i,
    volts('Below 13 V running, it is not charging; above 15 V, suspect the regulator.'),
  ],
  [
    /^P0A8B .*14 volt/i,
    inReady('Below 12.8 V and falling, or above 15.5 V: the converter does not hold the voltage.'),
  ],
  [
    /^P0A8D .*14 volt/i,
    inReady('Below 12.8 V and falling: the converter is not charging the 12-volt battery.'),
  ],
  [/^P0A8E .*14 volt/i, inReady('Above 15.5 V: the converter no longer limits the voltage.')],
  [
    /crankshaft position sensor/i,
    value(
      'Engine speed while cranking',
      '150–300 rpm',
      '0 rpm, or a figure that jumps, while the starter is turning the engine.',
    ),
  ],
  [
    /vehicle speed sensor/i,
    moving(
      'Road speed',
      'The same as the speedometer or a satnav',
      '0, or drop-outs, while the car moves.',
    ),
  ],
  [
    /^P0299 |underboost|(?<!brake )boost pressure/i,
    moving(
      'Boost pressure, measured and required, under full load',
      'Within about 10–15% of each other',
      'If the measured value lags well behind, suspect a leak, the actuator or the turbo.',
    ),
  ],
  [
    /^P(?:200[23]|244A) /,
    value(
      'Pressure across the particulate filter, warm, at idle and at 2,500 rpm',
      '0–10 mbar at idle, and clearly more with the revs',
      'If it hardly rises with the revs, a hose is off or blocked, the sensor has failed, or the filter lets soot through.',
    ),
  ],
  [
    /^P245[2-5] /,
    value(
      'Pressure across the particulate filter, engine off and ignition on',
      '0 mbar',
      'If it is not 0 with the engine off, suspect the sensor or its hoses.',
    ),
  ],
  [
    /^P(?!2002|2003|244A|245[2-5]).*particulate filter/i,
    value(
      'Pressure across the particulate filter, warm, at idle',
      '0–10 mbar',
      'Above about 30 mbar at idle, it is clogged; if it is not 0 with the engine off, suspect the sensor or its hoses.',
    ),
  ],
  [
    /^P(?:0742|2758) /,
    moving(
      'Slip of the converter clutch as you slow down to a stop',
      'Rises as soon as the clutch is commanded to release',
      'It stays close to zero after the clutch has been commanded to release.',
    ),
  ],
  [
    /^P(?!0742|2758|2763|2764|2769|2770|2759|0743|0744|0740).*torque converter clutch/i,
    moving(
      'Slip of the converter clutch, warm, at a steady 50–60 mph',
      'Below about 50 rpm when locked',
      'It slips by 100 rpm or more, or never locks.',
    ),
  ],
  [
    /engine oil pressure sensor/i,
    value(
      'Oil pressure, ignition on, engine off (if the car shows a figure)',
      'About 0 bar',
      'Any other figure is the sensor or its wires. If it reads 0, have the pressure measured with a gauge before you blame the sensor.',
    ),
  ],
  [
    /^C.*wheel speed/i,
    moving(
      'All four wheel speeds, driving slowly straight on',
      'The same, within about 1 mph',
      'If one reads 0, jumps or drops out, suspect that wheel’s sensor, ring or wiring.',
    ),
  ],
  [
    /^P0A(?:80|7F) /i,
    moving(
      'Voltage of each block of the hybrid battery, under load',
      'Within about 0.3 V of each other',
      'One block falls well below the others.',
    ),
  ],
];

/** The live values that prove a code; empty where no value does for every car. */
export const liveValuesOf = (code: string, component: string | undefined): readonly LiveValue[] => {
  const text = `${code} ${component ?? ''}`;
  return LIVE_VALUES.flatMap(([pattern, found]) => (pattern.test(text) ? [found] : []));
};
