import type { DriveVerdict } from '../schema.ts';
import { type CodeSpan, isInSpans } from './code-ranges.ts';

/** The least strict verdict of some codes, where it is not that of every code about the part. */
export interface CodeFloor {
  readonly verdict: DriveVerdict;
  readonly reason: string;
  /** The engine must not run either. */
  readonly engineOff?: true;
  /**
   * It is the whole verdict of the code by itself: how bad it is shows in how the car drives, and not in
   * which of its causes is the likeliest.
   */
  readonly isWhole?: true;
}

const FLOORS: readonly (readonly [spans: readonly CodeSpan[], floor: CodeFloor])[] = [
  [
    ['P0172', 'P0175'],
    {
      verdict: 'caution',
      reason:
        'Make short trips only: fuel that does not burn thins the oil and overheats the catalytic converter. If you smell petrol, leave the engine off.',
    },
  ],
  [
    ['P0730-P0736'],
    {
      verdict: 'caution',
      reason:
        'If the car pulls and changes gear without slipping or banging, drive gently to a garage. If it slips, bangs or hunts between gears, stop and have it recovered.',
      isWhole: true,
    },
  ],
  [
    ['P0742', 'P2758'],
    {
      verdict: 'caution',
      reason:
        'The clutch of the converter may not release, so the engine can stall as you stop, with less help for the brakes and the steering. Do not use the car in traffic, and have it recovered if it stalls.',
      isWhole: true,
    },
  ],
  [
    ['P0740-P0744', 'P2756-P2764', 'P2769-P2770'],
    {
      verdict: 'caution',
      reason:
        'Drive gently and do not tow: a converter that slips heats the fluid, which ruins the gearbox. Stop at a temperature warning.',
    },
  ],
  [
    ['P0524', 'P06DD'],
    {
      verdict: 'no',
      reason:
        'An engine without oil pressure is ruined within a minute. Leave it off until the level is right and the pressure has been measured.',
      engineOff: true,
      isWhole: true,
    },
  ],
  [
    ['P0093'],
    {
      verdict: 'no',
      reason:
        'Fuel may be spraying onto hot parts. Leave the engine off and have the car recovered.',
      engineOff: true,
    },
  ],
  [
    ['P0455'],
    {
      verdict: 'yes',
      reason:
        'The car drives as usual, and the cap is the usual cause. If you smell petrol in or under the car, leave it off and have it looked at where it is.',
    },
  ],
  [
    ['P242F'],
    {
      verdict: 'caution',
      reason:
        'The filter is full of ash, which no run on the open road removes. Drive gently, and have it cleaned or replaced soon.',
      isWhole: true,
    },
  ],
  [
    ['P2459'],
    {
      verdict: 'caution',
      reason:
        'The car may be driven gently. Look at the oil level first: the fuel of frequent regenerations thins the oil, so leave the engine off if it is above the upper mark.',
      isWhole: true,
    },
  ],
  [
    ['P2460-P2461', 'P246C'],
    {
      verdict: 'caution',
      reason:
        'The power has been cut to protect the filter, so a run on the open road is unlikely to clear it now. Drive gently, and straight to a workshop.',
      isWhole: true,
    },
  ],
  [
    ['P0444'],
    {
      verdict: 'yes',
      reason:
        'The valve stays shut without current, so the car drives as usual. Have it repaired before the next test.',
      isWhole: true,
    },
  ],
  [
    ['P0603'],
    {
      verdict: 'caution',
      reason:
        'If the battery was disconnected or flat, the code may mean no more than that. Otherwise avoid fast roads until the supply of the control unit has been checked.',
      isWhole: true,
    },
  ],
  [
    ['P2111'],
    {
      verdict: 'caution',
      reason:
        'Most cars cut the power when the throttle does not close. If the engine still races, brake hard, shift to neutral and switch off once you have stopped. Drive only to reach a safe place.',
      isWhole: true,
    },
  ],
  [
    ['U0198'],
    {
      verdict: 'yes',
      reason:
        'The car drives as usual, but an automatic emergency call may not get through. Have it repaired soon.',
    },
  ],
  [
    ['P261E'],
    {
      verdict: 'yes',
      reason:
        'A pump that runs all the time cools too much rather than too little, but it may empty the battery overnight. Watch the gauge until it has been checked.',
      isWhole: true,
    },
  ],
  [
    ['P0420', 'P0430'],
    {
      verdict: 'yes',
      reason:
        'The car drives as usual. If it loses power, or the engine light flashes, stop: a blocked or melting catalytic converter is hot enough to set grass alight.',
    },
  ],
  [
    ['U0121', 'U0129', 'U0131', 'U0420'],
    {
      verdict: 'caution',
      reason:
        'The brakes or the steering may be without assistance. Try both with the car parked: if either is heavy, have it recovered.',
    },
  ],
  [
    ['P2181'],
    {
      verdict: 'caution',
      reason:
        'Look at the coolant level, cold, and watch the gauge: if it climbs towards the red or a temperature light comes on, stop at once and switch off.',
    },
  ],
  [
    ['U0102'],
    {
      verdict: 'caution',
      reason:
        'Four-wheel drive may be off. Always set the parking brake: with the transfer case in neutral, neither P nor a gear holds the car.',
    },
  ],
  [
    ['U0128'],
    {
      verdict: 'caution',
      reason:
        'The parking brake may not hold or not release. Park on level ground, in P or in gear, until it has been checked.',
    },
  ],
  [
    ['U0132'],
    {
      verdict: 'caution',
      reason:
        'The car may sit too low or too high, or ride hard. Drive gently, and have it recovered if a wheel touches the bodywork.',
    },
  ],
  [
    ['U0100', 'U0101', 'U0110-U0112', 'U0140', 'U0148', 'U0167', 'U0293'],
    {
      verdict: 'caution',
      reason:
        'The car may lose its drive or not start again. Avoid fast roads until the battery, fuses and plugs have been checked.',
    },
  ],
];

/** The floor of a code by itself; undefined where that of its part holds. */
export const ownFloorOf = (code: string): CodeFloor | undefined =>
  FLOORS.find(([spans]) => isInSpans(code, spans))?.[1];
