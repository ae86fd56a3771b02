import type { MeasuredValue } from '../evidence/measurements/measured-value.ts';

/** A value that raises a safety rule. */
export interface MeasuredDanger {
  readonly ruleId: string;
  /** The words that were measured. */
  readonly text: string;
}

/** A limit in the parameter's own unit: °C, kPa, mm, %, V. */
interface Limit {
  readonly parameters: readonly string[];
  readonly ruleId: string;
  readonly atLeast?: number;
  readonly below?: number;
  /** Measured then, the value is no danger. */
  readonly except?: readonly string[];
}

const LIMITS: readonly Limit[] = [
  { parameters: ['coolant-temperature'], ruleId: 'overheating', atLeast: 118, except: ['cold'] },
  { parameters: ['oil-pressure'], ruleId: 'oil-pressure', below: 35, except: ['engine-off'] },
  {
    parameters: ['front-pad-thickness', 'rear-pad-thickness', 'pad-thickness'],
    ruleId: 'measured-pads',
    below: 2.01,
  },
  // The legal limit of the UK and the EU.
  { parameters: ['tread-depth'], ruleId: 'measured-tread', below: 1.6 },
  { parameters: ['tyre-pressure'], ruleId: 'measured-tyre-pressure', below: 140 },
  { parameters: ['brake-fluid-water'], ruleId: 'measured-brake-fluid', atLeast: 4 },
  { parameters: ['system-voltage'], ruleId: 'measured-charging', atLeast: 15.51 },
  { parameters: ['drive-battery-temperature'], ruleId: 'measured-drive-battery', atLeast: 60 },
];

/** A 12 V system cannot show more: the figure is of another battery. */
const MAX_CHARGING = 20;

const isDangerous = (
  { atLeast, below, except = [] }: Limit,
  { own, tags }: MeasuredValue,
): boolean =>
  !except.some((tag) => [...tags].some((one) => one === tag)) &&
  ((atLeast !== undefined && own >= atLeast) || (below !== undefined && own < below));

/** The dangers that measured values show, in the order of the limits, each rule once. */
export const dangersOf = (measurements: readonly MeasuredValue[]): readonly MeasuredDanger[] =>
  LIMITS.flatMap((limit): MeasuredDanger[] => {
    const found = measurements.find(
      (measured) =>
        limit.parameters.includes(measured.parameter) &&
        isDangerous(limit, measured) &&
        (measured.parameter !== 'system-voltage' || measured.own <= MAX_CHARGING),
    );
    return found === undefined ? [] : [{ ruleId: limit.ruleId, text: found.text }];
  });
