import { type CodeFloor, ownFloorOf } from './code-floors.ts';
import type { CodeRecord } from './code-record.ts';
import type { TopicId } from './topics.ts';

const WITHOUT_ABS =
  'The brakes work, but without ABS and stability control: leave more distance and brake early, especially in the wet.';
const UNLESS_IT_FLASHES =
  'Drive gently while the engine light is steady. If it flashes, ease off and stop: the catalytic converter overheats.';
const WATCH_THE_GAUGE =
  'Look at the coolant level, cold, and watch the gauge: if it climbs towards the red, stop and switch off.';
const LITTLE_POWER =
  'The engine may respond late or only with little power. Avoid overtaking and fast roads until it has been repaired.';
const UNLESS_A_RED_LIGHT =
  'If no red light is on and the steering and brakes feel normal, drive gently to a garage.';
/** Why the least strict verdict of a code is what it is, by topic. */
const REASONS: Readonly<Partial<Record<TopicId, string>>> = {
  'wheel-speed': WITHOUT_ABS,
  abs: WITHOUT_ABS,
  airbag:
    'The car drives as usual, but an airbag or belt tensioner may not fire in a crash. Have it repaired soon.',
  'brake-servo':
    'The brakes can need far more force than you are used to. Press the pedal before you move off: if it is hard or sinks, have the car recovered.',
  'brake-pedal':
    'The car brakes, but its brake lights may stay dark. Have somebody watch them before you go; if they do not work, have the car recovered.',
  'brake-fluid':
    'Look at the fluid level before you go any further: if it is below the mark, or falls, do not drive.',
  'parking-brake':
    'The foot brake works. Park on level ground with a gear or P engaged, because the parking brake may not hold.',
  misfire: UNLESS_IT_FLASHES,
  timing:
    'The valve timing may have moved. Leave the engine off until it has been checked: if the chain or belt jumps further, pistons meet valves.',
  'cam-adjuster':
    'Drive gently once the oil level is right. If the engine rattles at a cold start, leave it off until the timing has been checked.',
  'cam-crank-circuit':
    'The engine may stop, or not start again, without warning. Avoid fast roads until it has been repaired.',
  cooling: WATCH_THE_GAUGE,
  'coolant-pump': WATCH_THE_GAUGE,
  'cooling-fan':
    'The car may be driven on the open road; in traffic the engine can overheat. Watch the gauge and switch off if it climbs.',
  oil: 'Check the oil level first. If the red oil light is on, switch the engine off at once.',
  'accelerator-pedal': LITTLE_POWER,
  throttle: LITTLE_POWER,
  turbo:
    'The car may be driven gently, without full throttle. Stop if you notice blue smoke, a whine or a red oil light.',
  'fuel-pressure':
    'The engine can lose power or stop. If you smell fuel or see it drip, leave it off and have the car recovered.',
  'ignition-coil': UNLESS_IT_FLASHES,
  injector: UNLESS_IT_FLASHES,
  'cylinder-balance':
    'Drive gently and not far: an injector that drips can burn a hole in its piston. Stop if the engine knocks or smokes white.',
  'water-in-fuel':
    'Leave the engine off until the filter has been drained: water ruins the pump and the injectors.',
  charging:
    'It runs only as long as the battery lasts. If the battery light is on, switch off what you can and go straight to a garage.',
  'high-voltage':
    'Drive only if the car can be switched to Ready, and go straight to a garage that is trained for high voltage.',
  gearbox:
    'If the car pulls and changes gear without slipping or banging, drive gently. If it slips or hunts, stop and have it recovered.',
  'power-steering':
    'With the car parked, turn the wheel both ways: drive only if the steering is light and even in both directions.',
  'road-speed':
    'The speedometer may be wrong and cruise control off: match the speed of the traffic around you.',
  'control-module':
    'The engine may stop or not start again. Avoid fast roads until the supply has been checked.',
  network: UNLESS_A_RED_LIGHT,
  chassis: UNLESS_A_RED_LIGHT,
  egr: 'Watch the coolant level: a leaking EGR cooler loses it with no drips to be seen.',
};

const BLIND_TO_WATER =
  'The car drives as usual, but nothing warns you of water in the fuel. Have the filter drained and the sensor repaired soon.';
const HARMLESS =
  'This fault by itself does not change how the car steers or stops. Have it repaired before the next test.';
const UNKNOWN =
  'Go by how the car drives, and stop for a red or flashing warning light: the code does not say enough to judge.';
const HIGH_VOLTAGE_NO =
  'The high voltage may be unsafe, or may switch off while you drive. Leave the car off and have it recovered; do not touch orange cables.';

/** The least strict verdict of a code and its reason, a sentence or two. */
export const driveFloorOf = (record: CodeRecord): CodeFloor => {
  const own = ownFloorOf(record.code);
  if (own !== undefined) return own;
  const { floor: verdict } = record;
  if (verdict === 'yes') return { verdict, reason: HARMLESS };
  const topic = 'part' in record ? record.part.topic : undefined;
  if (topic === 'water-in-fuel' && record.kind === 'circuit') {
    return { verdict, reason: BLIND_TO_WATER };
  }
  if (topic === 'high-voltage' && verdict === 'no') return { verdict, reason: HIGH_VOLTAGE_NO };
  if (topic === 'cooling' && verdict === 'no') {
    const reason = 'An overheated engine is ruined within minutes: leave it off.';
    return { verdict, reason, engineOff: true };
  }
  const reason = (topic === undefined ? undefined : REASONS[topic]) ?? UNKNOWN;
  return verdict === 'no' ? { verdict, reason, engineOff: true } : { verdict, reason };
};
