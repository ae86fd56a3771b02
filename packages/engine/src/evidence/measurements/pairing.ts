import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';
import { inOwnUnit, QUANTITIES } from '@wrenchwise/knowledge/parameters/units';

import type { Figure } from './figures.ts';
import type { Mention } from './name-index.ts';
import type { Token } from './scan.ts';

/** A figure as a value of a parameter. */
export interface Reading {
  /** As written, in `unit`. */
  readonly value: number;
  /** As it is shown. */
  readonly unit: string;
  /** In the parameter's own unit. */
  readonly own: number;
}

/** Words between a name and its figure, or a figure and its name, that keep the two together. */
const CONNECTING: ReadonlySet<string> = new Set(
  `is are was were at of the a an about around approx approximately roughly reads reading read shows showing shown show sits sitting sit
  stays stay holds hold steady hovering hovers only just currently value current average avg mean actual measured measures came comes up as to
  with it its this says said indicates indicated gets get got goes going went drops dropped fell rose rises down constant between from over under
  above below almost nearly still right exactly max min maximum minimum plus minus left remaining have has had runs run running puts out my on
  now and all both each sensor voltage temperature temp pressure percent level total long me i've i put in s b bank cyl cylinder x approx
  hit hits reached reaches reach climbed climbs climb peaks peaked pegged stuck maxed reported by ve been be being consistently always
  engine car idle tested test tests testing found gauge needle scanner scan tool reader obd live data during while when off cold hot warm tops
  specified desired commanded required requested target setpoint banks both nearside offside front rear left right side
  soll ist sollwert istwert consigne zadane bis va ha vorn hinten
  same again so far first one two three four i you they we that which there then today yesterday morning`.split(
    /\s+/,
  ),
);

/** Words of a name's neighbourhood by which the figure belongs to something else. */
const SEPARATING: ReadonlySet<string> = new Set(
  'light lights lamp warning warnings leak leaks leaking leaked noise code codes replaced changed fitted since ago until every because smell smoke but flushed filled topped cap hose sticker bottle'.split(
    ' ',
  ),
);

export const isConnecting = (token: Token): boolean =>
  token.kind === 'mark' || token.kind === 'number' || CONNECTING.has(token.text);

export const isSeparating = (token: Token): boolean => SEPARATING.has(token.text);

const inRange = ({ possible: [low, high] }: Parameter, own: number): boolean =>
  own >= low && own <= high;

/** The unit of a figure that has none. */
const bareUnit = (parameter: Parameter, value: number): string | undefined => {
  if (parameter.bare === undefined) return QUANTITIES[parameter.quantity][0].shown;
  return parameter.bare.find(([, low, high]) => value >= low && value <= high)?.[0];
};

/** 'Battery 11.9': decimals in the range where only this parameter is given without a unit. */
const isExact = ({ decimal }: Parameter, { value, decimals }: Figure): boolean =>
  decimals > 0 && decimal !== undefined && value >= decimal[0] && value <= decimal[1];

/** Units that leave open which quantity is meant: '190 degrees'. */
const isDegrees = (figure: Figure): boolean => figure.unit?.angle !== undefined;

/**
 * A figure as this parameter's value: undefined for a unit of another quantity, or a name that needs a
 * unit beside a figure without one. 'impossible' outside the possible range.
 */
export const readAs = (
  { parameter, isSure }: Pick<Mention, 'parameter' | 'isSure'>,
  figure: Figure,
  declared?: string,
): Reading | 'impossible' | undefined => {
  const { quantity } = parameter;
  let unit: string | undefined = figure.unit?.[quantity];
  const isBare = figure.unit === undefined || (quantity === 'temperature' && isDegrees(figure));
  if (unit === undefined) {
    if (!isBare) return undefined;
    if (!isSure && figure.unit === undefined && !isExact(parameter, figure)) return undefined;
    unit = declared ?? bareUnit(parameter, figure.value);
    if (unit === undefined) return 'impossible';
  }
  // '2.500 rpm' is one of thousands where only that is usual in the unit.
  const usual = parameter.bare?.filter(([one]) => one === unit) ?? [];
  const isUsual = (value: number | undefined): boolean =>
    value !== undefined && usual.some(([, low, high]) => value >= low && value <= high);
  const isOther = !isUsual(figure.value) && isUsual(figure.otherwise);
  const written = [figure.value, figure.otherwise];
  for (const value of isOther ? written.toReversed() : written) {
    if (value === undefined) continue;
    const own = inOwnUnit(quantity, unit, value);
    if (own !== undefined && inRange(parameter, own)) return { value, unit, own };
  }
  return 'impossible';
};
