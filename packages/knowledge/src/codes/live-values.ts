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
    /^P01(?:3[0-4]|5[0-4]) .*oxygen sensor/i,
    value(
      'Voltage of a switching oxygen sensor before the catalytic converter, warm, 2,500 rpm',
      'Swings between 0.1 and 0.9 V',
      'It stays at one voltage or changes slowly. Wide-band sensors show lambda instead: about 1.00.',
    ),
  ],
  [
    /^P011[5-9] .*coolant/i,
    value(
      'Coolant temperature, before the first start of the day',
      'As warm as the air outside, within about 5 °C',
      '−40 °C means an open circuit; 130 °C or more, a short circuit.',
    ),
  ],
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
    /intake air temperature/i,
    value(
      'Intake air temperature, engine cold',
      'As warm as the air outside, within about 5 °C',
      '−40 °C means an open circuit; 130 °C or more, a short circuit.',
    ),
  ],
  [
    /mass or volume air flow/i,
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
      'A jump, a gap, or two signals that disagree.',
    ),
  ],
  [
    /^P0(?:087|191|093) .*|fuel rail pressure/i,
    value(
      'Rail pressure, measured and required',
      'Within about 10% of each other',
      'If the measured value lags under load, too little fuel is getting through. If it still shows tens of bar after a night, suspect the sensor.',
    ),
  ],
  [
    /^P056[0-3] |system voltage/i,
    value(
      'Control module voltage',
      '12.4–12.8 V off, 13.8–14.7 V running',
      'Below 13 V running, it is not charging; above 15 V, suspect the regulator.',
    ),
  ],
  [
    /crankshaft position sensor/i,
    value(
      'Engine speed while cranking',
      '150–300 rpm',
      '0 rpm while the starter is turning the engine.',
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
    /particulate filter/i,
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
    /^P(?!0742|2758|2763|2764|2769|2770|2759|0743|0740).*torque converter clutch/i,
    moving(
      'Slip of the converter clutch, warm, at a steady 50–60 mph',
      'Below about 50 rpm when locked',
      'It slips by 100 rpm or more, or never locks.',
    ),
  ],
  [
    /engine oil pressure/i,
    value(
      'Oil pressure, hot, at idle',
      '1–2 bar',
      'Below 0.5 bar, stop the engine and measure with a gauge before you blame the sensor.',
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
