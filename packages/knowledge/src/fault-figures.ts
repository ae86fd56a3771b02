import type { JobFigure } from './jobs/job.ts';

/**
 * Typical figures of faults' repairs and checks, by fault: only what holds for cars in general and is
 * well known. Pages mark them 'typical; your manual decides'. Torques of single bolts differ too much
 * from car to car and are left to the manual, but for wheel nuts.
 */

const REST: JobFigure = {
  what: '12 V battery at rest, fully charged',
  range: '12.6–12.8 V',
  source: 'part-makers',
};
const HALF: JobFigure = {
  what: '12 V battery at rest, half charged',
  range: 'about 12.2 V',
  source: 'part-makers',
};
const CRANKING: JobFigure = {
  what: 'Battery voltage while cranking, at least',
  range: '9.6 V',
  source: 'practice',
};
const CHARGING: JobFigure = {
  what: 'Charging voltage, engine running',
  range: '13.6–14.8 V',
  source: 'manuals',
};
const QUIET: JobFigure = {
  what: 'Current with the car asleep',
  range: '20–50 mA',
  source: 'practice',
};
const ASLEEP: JobFigure = {
  what: 'Time until all control units sleep',
  range: '10–60 minutes',
  source: 'practice',
};
const DROP: JobFigure = {
  what: 'Voltage lost in an earth or a cable under load, at most',
  range: '0.2–0.5 V',
  source: 'practice',
};
const PAD: JobFigure = {
  what: 'Brake pad lining, time to replace',
  range: '3 mm or less',
  source: 'practice',
};
const PAD_LAW: JobFigure = {
  what: 'Brake pad lining that fails the MOT',
  range: 'below 1.5 mm',
  source: 'uk-law',
};
const DISC: JobFigure = {
  what: 'Disc worn below new when it is due',
  range: '1.5–2 mm, both sides together; the least is stamped on its edge',
  source: 'part-makers',
};
const RUN_OUT: JobFigure = {
  what: 'Disc run-out on the car, at most',
  range: '0.05–0.1 mm',
  source: 'manuals',
};
const WATER: JobFigure = {
  what: 'Water in brake fluid, time to change',
  range: '3% or more',
  source: 'practice',
};
const BOILING: JobFigure = {
  what: 'Boiling point of DOT 4 fluid, new and wet, at least',
  range: '230 °C and 155 °C',
  source: 'standards',
};
const BRAKE_YEARS: JobFigure = {
  what: 'Brake fluid change',
  range: 'every 2 years, some manufacturers 3',
  source: 'manuals',
};
const TREAD: JobFigure = {
  what: 'Legal tread of car tyres in the UK and the EU',
  range: '1.6 mm',
  source: 'uk-law',
};
const TREAD_ADVICE: JobFigure = {
  what: 'Tread below which wet grip falls off',
  range: '3 mm; winter tyres 4 mm',
  source: 'practice',
};
const NUTS: JobFigure = {
  what: 'Wheel nuts and bolts of cars',
  range: '90–140 Nm',
  source: 'manuals',
};
const PRESSURE: JobFigure = {
  what: 'Cold tyre pressure of cars',
  range: '2.0–3.0 bar (29–44 psi)',
  source: 'manuals',
};
const PRESSURE_COLD: JobFigure = {
  what: 'Pressure lost for each 10 °C colder',
  range: 'about 0.1 bar (1–2 psi)',
  source: 'practice',
};
const TYRE_AGE: JobFigure = {
  what: 'Age at which tyres are due by age alone',
  range: '6–10 years',
  source: 'part-makers',
};
const COMPRESSION: JobFigure = {
  what: 'Compression of a petrol engine, warm',
  range: '10–14 bar',
  source: 'practice',
};
const COMPRESSION_DIESEL: JobFigure = {
  what: 'Compression of a diesel engine, warm',
  range: '20–30 bar',
  source: 'practice',
};
const COMPRESSION_SPREAD: JobFigure = {
  what: 'Difference between cylinders, at most',
  range: '10–15%',
  source: 'practice',
};
const LEAK_DOWN: JobFigure = {
  what: 'Loss in a leak-down test of a sound cylinder',
  range: '5–15%',
  source: 'practice',
};
const OIL_IDLE: JobFigure = {
  what: 'Oil pressure, hot, at idle',
  range: '1–2 bar',
  source: 'practice',
};
const OIL_REVS: JobFigure = {
  what: 'Oil pressure, hot, at 2,000–3,000 rpm',
  range: '2.5–5 bar',
  source: 'practice',
};
const OIL_USE: JobFigure = {
  what: 'Oil use that manufacturers accept',
  range: 'up to 0.5–1 litre in 1,000 km',
  source: 'manuals',
};
const DIPSTICK: JobFigure = {
  what: 'Oil between the marks of the dipstick',
  range: '0.8–1.5 litres',
  source: 'manuals',
};
const WARM: JobFigure = {
  what: 'Coolant of a warm engine',
  range: '85–105 °C',
  source: 'manuals',
};
const THERMOSTAT: JobFigure = {
  what: 'Thermostat begins to open',
  range: '80–92 °C; mapped ones up to 105 °C',
  source: 'part-makers',
};
const CAP: JobFigure = {
  what: 'Pressure at which a coolant cap opens',
  range: '1.0–1.5 bar',
  source: 'part-makers',
};
const COOLANT_MIX: JobFigure = {
  what: 'Antifreeze in the coolant',
  range: '40–60%, which protects down to about −25 to −40 °C',
  source: 'part-makers',
};
const FAN: JobFigure = {
  what: 'Radiator fan comes on',
  range: '95–105 °C, or with the air conditioning',
  source: 'manuals',
};
const GAP: JobFigure = { what: 'Spark plug gap', range: '0.6–1.1 mm', source: 'manuals' };
const PLUG_LIFE: JobFigure = {
  what: 'Life of spark plugs',
  range: '20,000–40,000 miles; iridium or platinum 60,000–100,000',
  source: 'part-makers',
};
const GLOW: JobFigure = {
  what: 'Resistance of a metal glow plug',
  range: '0.5–2 ohms',
  source: 'part-makers',
};
const RAIL: JobFigure = {
  what: 'Rail pressure of a common-rail diesel at idle',
  range: '250–400 bar',
  source: 'practice',
};
const RAIL_START: JobFigure = {
  what: 'Rail pressure that a diesel needs to start',
  range: '150–250 bar',
  source: 'practice',
};
const PORT: JobFigure = {
  what: 'Fuel pressure of port injection',
  range: '3–4 bar',
  source: 'manuals',
};
const DIRECT: JobFigure = {
  what: 'Rail pressure of direct petrol injection',
  range: '50–350 bar',
  source: 'manuals',
};
const TRIM: JobFigure = {
  what: 'Long-term fuel trim of a sound engine',
  range: '−10 to +10%',
  source: 'practice',
};
const LAMBDA: JobFigure = {
  what: 'Voltage of a switching oxygen sensor',
  range: '0.1–0.9 V, swinging',
  source: 'standards',
};
const REAR_LAMBDA: JobFigure = {
  what: 'Sensor behind a good catalytic converter, warm, at cruising speed',
  range: 'steady, about 0.6–0.8 V',
  source: 'practice',
};
const BELT: JobFigure = {
  what: 'Timing belt interval of cars that have one',
  range: '40,000–120,000 miles or 4–10 years',
  source: 'manuals',
};
const TOE: JobFigure = {
  what: 'Total toe of the front axle',
  range: '0 to 0.3° toe-in',
  source: 'manuals',
};
const VENT: JobFigure = {
  what: 'Air at the middle vent on a day of 20–25 °C',
  range: '4–12 °C',
  source: 'practice',
};
const CHARGE: JobFigure = {
  what: 'Charge of refrigerant of a car',
  range: '400–900 g; the label decides',
  source: 'manuals',
};
const WIPER: JobFigure = {
  what: 'Life of wiper blades',
  range: '6–12 months',
  source: 'part-makers',
};
const COIN: JobFigure = {
  what: 'Coin cell of a key, new',
  range: '3.0–3.3 V',
  source: 'standards',
};
const HEIGHT: JobFigure = {
  what: 'Dipped beam falls, for each 10 m ahead',
  range: '10–15 cm (1.0–1.5%; the headlight’s label decides)',
  source: 'standards',
};
const PARKED: JobFigure = {
  what: 'Clicks of a set handbrake lever',
  range: '3–8',
  source: 'manuals',
};
const PEDAL: JobFigure = {
  what: 'Free play of a clutch pedal with a cable',
  range: '10–25 mm',
  source: 'manuals',
};
const DIFFERENTIAL_PRESSURE: JobFigure = {
  what: 'Pressure across a clean particulate filter at idle',
  range: '0–10 mbar',
  source: 'practice',
};
const REGENERATION: JobFigure = {
  what: 'Duration and temperature of a regeneration',
  range: '10–25 minutes, 550–650 °C',
  source: 'manuals',
};
const ADBLUE: JobFigure = {
  what: 'AdBlue for each 1,000 miles',
  range: '1–3 litres',
  source: 'manuals',
};
const ADBLUE_AGE: JobFigure = {
  what: 'AdBlue: share of urea, freezing point, shelf life',
  range: '32.5%, −11 °C, about 12 months',
  source: 'standards',
};
const WHEEL_SENSOR: JobFigure = {
  what: 'Gap between a wheel speed sensor and its ring',
  range: '0.3–1.5 mm',
  source: 'practice',
};
const VACUUM: JobFigure = {
  what: 'Vacuum for the brake servo at idle',
  range: '0.6–0.9 bar below the air outside',
  source: 'practice',
};
const WARRANTY: JobFigure = {
  what: 'Capacity left when a drive battery’s warranty steps in',
  range: 'below 70% within 8 years or 100,000 miles',
  source: 'manuals',
};
const EV_COLD: JobFigure = {
  what: 'Range lost in frost',
  range: '20–40%',
  source: 'practice',
};

/** By id of the fault. */
export const FAULT_FIGURES: Readonly<Record<string, readonly JobFigure[]>> = {
  'starter-battery-worn': [REST, HALF, CRANKING, CHARGING],
  'battery-cell-collapsed': [REST, CRANKING],
  'battery-terminals-corroded': [DROP, REST],
  'battery-undercharged-short-trips': [REST, HALF, CHARGING],
  'ev-auxiliary-battery-worn': [REST, HALF],
  'second-battery-failed': [REST, CHARGING],
  'earth-strap-corroded': [DROP],
  'starter-motor-worn': [CRANKING, DROP],
  'alternator-failed': [CHARGING, REST],
  'alternator-overcharging': [CHARGING],
  'alternator-diode-leak': [QUIET, CHARGING],
  'module-stays-awake': [QUIET, ASLEEP],
  'accessory-drains-battery': [QUIET, ASLEEP],
  'lamp-stays-on-drain': [QUIET, ASLEEP],
  'relay-stuck-drain': [QUIET, ASLEEP],
  'key-fob-battery-flat': [COIN],
  'refrigerant-leak': [VENT, CHARGE],
  'ac-overcharged': [VENT, CHARGE],
  'front-brake-pads-worn': [PAD, PAD_LAW, NUTS],
  'rear-brake-pads-worn': [PAD, PAD_LAW, NUTS],
  'brake-discs-thickness-variation': [RUN_OUT, DISC, NUTS],
  'brake-discs-corroded': [DISC, NUTS],
  'brake-fluid-overheated': [WATER, BOILING, BRAKE_YEARS],
  'air-in-brake-system': [BOILING, BRAKE_YEARS],
  'brake-servo-diaphragm-torn': [VACUUM],
  'brake-servo-vacuum-hose-leaking': [VACUUM],
  'brake-vacuum-pump-failed': [VACUUM],
  'abs-wheel-speed-sensor-failed': [WHEEL_SENSOR],
  'abs-tone-ring-cracked': [WHEEL_SENSOR],
  'parking-brake-cable-seized': [PARKED],
  'tyre-tread-worn-out': [TREAD, TREAD_ADVICE, NUTS],
  'tyre-aged-cracked': [TYRE_AGE, TREAD],
  'tyre-wear-wrong-pressure': [PRESSURE, PRESSURE_COLD, TREAD],
  'tyre-pressure-low-seasonal': [PRESSURE, PRESSURE_COLD],
  'tyre-blowout-underinflated': [PRESSURE, TYRE_AGE],
  'tyre-wear-misalignment': [TOE, TREAD],
  'wheel-alignment-toe-out-of-true': [TOE],
  'wheel-nuts-loose': [NUTS],
  'wheel-stud-broken': [NUTS],
  'spark-plugs-worn': [GAP, PLUG_LIFE],
  'glow-plugs-failed': [GLOW],
  'burnt-valve': [COMPRESSION, COMPRESSION_SPREAD, LEAK_DOWN],
  'piston-rings-worn': [COMPRESSION, COMPRESSION_DIESEL, COMPRESSION_SPREAD, LEAK_DOWN, OIL_USE],
  'head-gasket-blown': [COMPRESSION, COMPRESSION_DIESEL, COMPRESSION_SPREAD, LEAK_DOWN],
  'valve-stem-seals-hard': [OIL_USE],
  'engine-oil-low': [DIPSTICK, OIL_USE],
  'engine-oil-overfilled': [DIPSTICK],
  'oil-pump-worn': [OIL_IDLE, OIL_REVS],
  'oil-pressure-sensor-faulty': [OIL_IDLE, OIL_REVS],
  'oil-sludge-strainer-blocked': [OIL_IDLE, OIL_REVS],
  'timing-belt-overdue': [BELT],
  'thermostat-stuck-open': [THERMOSTAT, WARM],
  'thermostat-stuck-closed': [THERMOSTAT, WARM],
  'radiator-fan-dead': [FAN, WARM],
  'radiator-leaking': [COOLANT_MIX, CAP],
  'water-pump-leaking': [COOLANT_MIX, WARM],
  'coolant-cap-weak': [CAP],
  'cooling-air-lock': [WARM, COOLANT_MIX],
  'oxygen-sensor-upstream-failed': [LAMBDA, TRIM],
  'catalyst-inefficient': [REAR_LAMBDA, TRIM],
  'mass-air-flow-sensor-dirty': [TRIM],
  'intake-vacuum-leak': [TRIM],
  'dpf-soot-blocked': [DIFFERENTIAL_PRESSURE, REGENERATION],
  'normal-dpf-regeneration': [REGENERATION],
  'adblue-low-or-contaminated': [ADBLUE, ADBLUE_AGE],
  'fuel-pump-in-tank-failing': [PORT, TRIM],
  'fuel-pressure-regulator-leaking': [PORT],
  'hpfp-petrol-worn': [DIRECT, PORT],
  'rail-pressure-sensor-faulty': [RAIL, RAIL_START, DIRECT],
  'diesel-metering-valve-sticking': [RAIL, RAIL_START],
  'diesel-injectors-worn-leak-off': [RAIL_START, RAIL],
  'clutch-cable-stretched': [PEDAL],
  'wiper-blades-worn': [WIPER],
  'headlight-leveling-fault': [HEIGHT],
  'ev-battery-degraded': [WARRANTY, EV_COLD],
  'normal-ev-winter-range': [EV_COLD],
};
