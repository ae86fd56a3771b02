import { type CodeFloor, ownFloorOf } from './code-floors.ts';
import type { CodeRecord } from './code-record.ts';
import type { TopicId } from './topics.ts';

/** Why the least strict verdict of a code is what it is, by topic. */
const REASONS: Readonly<Partial<Record<TopicId, string>>> = {
  'wheel-speed':
    'The brakes work, but without ABS and stability control: leave more distance and brake early, above all in the wet.',
  abs: 'The brakes work, but without ABS and stability control: leave more distance and brake early, above all in the wet.',
  airbag:
    'The car drives as ever, but an airbag or belt tensioner may not fire in a crash. Have it seen to soon.',
  'brake-servo':
    'The brakes can need far more force than you are used to. Press the pedal before you move off: if it is hard or sinks, have the car recovered.',
  'brake-pedal':
    'The car brakes, but its brake lights may stay dark. Have somebody watch them before you go; without them, have the car recovered.',
  'brake-fluid':
    'Look at the fluid level before you go any further: if it is below the mark, or falls, do not drive.',
  'parking-brake':
    'The foot brake works. Park on level ground with a gear or P engaged, for the parking brake may not hold.',
  misfire:
    'Gently, while the engine light is steady. If it flashes, ease off and stop: the catalytic converter overheats.',
  timing:
    'The valve timing may have moved. Leave the engine off until it has been checked: if the chain or belt jumps further, pistons meet valves.',
  'cam-adjuster':
    'Gently, once the oil level is right. With a rattle at a cold start, leave the engine off until the timing has been checked.',
  'cam-crank-circuit':
    'The engine may stop, or not start again, without warning. Stay off fast roads until it has been repaired.',
  cooling:
    'Look at the coolant level, cold, and watch the gauge: if it climbs towards the red, stop and switch off.',
  'cooling-fan':
    'On the open road, yes; in traffic the engine can overheat. Watch the gauge and switch off if it climbs.',
  oil: 'Check the oil level first. With the red oil light on, switch the engine off at once.',
  throttle:
    'The engine may respond late or only with little power. Avoid overtaking and fast roads until it has been repaired.',
  turbo:
    'With little power and no full throttle, yes. Stop for blue smoke, a whine or a red oil light.',
  'fuel-pressure':
    'The engine can lose power or stop. If you smell fuel or see it drip, leave it off and have the car recovered.',
  'ignition-coil':
    'Gently, while the engine light is steady. If it flashes, ease off and stop: the catalytic converter overheats.',
  injector:
    'Gently, while the engine light is steady. If it flashes, ease off and stop: the catalytic converter overheats.',
  'cylinder-balance':
    'Gently and not far: an injector that drips can burn through its piston. Knocking or white smoke means stop.',
  'water-in-fuel':
    'Leave the engine off until the filter has been drained: water ruins pump and injectors.',
  charging:
    'Only as far as the battery lasts. With the battery light on, switch off what you can and go straight to a garage.',
  'high-voltage':
    'Only if the car lets itself be switched to Ready, and straight to a workshop that is trained for high voltage.',
  gearbox:
    'Gently, if it pulls and changes without slipping or banging. If it slips or hunts, stop and have it recovered.',
  'power-steering':
    'Only if the steering is light and even in both directions, tried with the car parked.',
  'speed-signal':
    'The speedometer may be wrong and cruise control off: keep to the traffic around you.',
  'control-module':
    'The engine may stop or not start again. Stay off fast roads until the supply has been checked.',
  network: 'If no red light is on and steering and brakes feel as ever, gently and to a workshop.',
  chassis: 'If no red light is on and steering and brakes feel as ever, gently and to a workshop.',
  egr: 'Watch the coolant level: a leaking EGR cooler loses it unseen.',
};

const HARMLESS =
  'This fault by itself does not change how the car steers or stops. Have it repaired before the next test.';
const UNKNOWN =
  'Go by how the car drives, and stop for a red or flashing warning light: the code does not say enough to judge.';
const HIGH_VOLTAGE_NO =
  'The high voltage may be unsafe, or go off while you drive. Leave the car off and have it recovered; touch no orange cable.';

/** The least strict verdict of a code and its reason, a sentence or two. */
export const driveFloorOf = (record: CodeRecord): CodeFloor => {
  const own = ownFloorOf(record.code);
  if (own !== undefined) return own;
  const { floor: verdict } = record;
  if (verdict === 'yes') return { verdict, reason: HARMLESS };
  const topic = 'part' in record ? record.part.topic : undefined;
  if (topic === 'high-voltage' && verdict === 'no') return { verdict, reason: HIGH_VOLTAGE_NO };
  if (topic === 'cooling' && verdict === 'no') {
    const reason = 'An overheated engine is ruined within minutes: leave it off.';
    return { verdict, reason, engineOff: true };
  }
  const reason = (topic === undefined ? undefined : REASONS[topic]) ?? UNKNOWN;
  return verdict === 'no' ? { verdict, reason, engineOff: true } : { verdict, reason };
};
