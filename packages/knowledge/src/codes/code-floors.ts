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
        'Short trips only: fuel that does not burn thins the oil and overheats the catalytic converter. With a smell of petrol, leave the engine off.',
    },
  ],
  [
    ['P0730-P0736'],
    {
      verdict: 'caution',
      reason:
        'Gently and to a workshop, if it pulls and changes without slipping or banging. If it slips, bangs or hunts between gears, stop and have it recovered.',
      isWhole: true,
    },
  ],
  [
    ['P0740-P0744'],
    {
      verdict: 'caution',
      reason:
        'Gently and without towing: a converter that slips heats the fluid, which ruins the gearbox. A temperature warning means stop.',
    },
  ],
  [
    ['P0524', 'P06DD'],
    {
      verdict: 'no',
      reason:
        'An engine without oil pressure is ruined within a minute. Leave it off until the level is right and the pressure has been measured.',
      engineOff: true,
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
        'It drives as ever, and the cap is the usual cause. With a smell of petrol in or under the car, leave it off and have it looked at where it is.',
    },
  ],
  [
    ['P0420', 'P0430'],
    {
      verdict: 'yes',
      reason:
        'It drives as ever. If it loses power, or the engine light flashes, stop: a blocked or melting catalytic converter is hot enough to set grass alight.',
    },
  ],
  [
    ['U0121', 'U0129', 'U0131', 'U0420'],
    {
      verdict: 'caution',
      reason:
        'Brakes or steering may be without their assistance. Try both with the car parked: if either is heavy, have it recovered.',
    },
  ],
  [
    ['U0100', 'U0101', 'U0110-U0112', 'U0140', 'U0293'],
    {
      verdict: 'caution',
      reason:
        'The car may lose its drive or not start again. Stay off fast roads until battery, fuses and plugs have been checked.',
    },
  ],
];

/** The floor of a code by itself; undefined where that of its part holds. */
export const ownFloorOf = (code: string): CodeFloor | undefined =>
  FLOORS.find(([spans]) => isInSpans(code, spans))?.[1];
