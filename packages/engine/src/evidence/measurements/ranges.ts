import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';

import type { Figure } from './figures.ts';
import type { Context, Pair } from './pair.ts';
import { readAs, type Reading } from './pairing.ts';

const CHANGED =
  /\b(?:went|gone|dropped|fell|rose|came|come|drops|falls|rises|goes|changed|improved|reduced|down|up|jumps|climbs|climbed) (?:\w+ )?from\s*$/;

/** A figure that goes on the one before: the rest of a range or a list. */
const JOINS = /^\s*(?:-|–|—|to|and|\/|,|;|\||\.\.+|or|&)?\s*$/;

const RANGE = /^\s*(?:-|–|—|to|\.\.+)\s*$/;

const worstOf = (parameter: Parameter, readings: readonly Reading[]): Reading | undefined => {
  const by = (score: (one: Reading) => number) =>
    readings.reduce<Reading | undefined>(
      (a, b) => (a === undefined || score(b) > score(a) ? b : a),
      undefined,
    );
  if (parameter.worst === 'lowest') return by(({ own }) => -own);
  if (parameter.worst === 'highest') return by(({ own }) => own);
  if (parameter.worst === 'extreme') return by(({ own }) => Math.abs(own));
  return readings.at(-1);
};

const middle = (low: Reading, high: Reading, decimals: number): Reading => {
  const factor = 10 ** Math.min(decimals + 1, 6);
  return {
    unit: high.unit,
    value: Math.round(((low.value + high.value) / 2) * factor) / factor,
    own: (low.own + high.own) / 2,
  };
};

/** The most figures of a row. */
const MAX_ROW = 16;

/** The pair with the figure that continues its range or list, or undefined. */
export const goesOn = (
  { text, tokens }: Context,
  pair: Pair,
  before: Figure,
  figure: Figure,
): Pair | undefined => {
  const from = tokens[before.next - 1];
  const to = tokens[figure.first];
  const last = tokens[figure.next - 1];
  if (from === undefined || to === undefined || last === undefined || from.line !== to.line) {
    return undefined;
  }
  if (to.start - from.end > 8 || pair.figures.length >= MAX_ROW) return undefined;
  const joint = text.slice(from.end, to.start);
  const isRange =
    RANGE.test(joint) || (figure.isSigned && joint === '' && text.charAt(to.start) === '-');
  if (!isRange && (!JOINS.test(joint) || joint.trim() === '')) return undefined;
  const { parameter } = pair.mention;
  const isTwice = before.unit !== undefined && figure.unit !== undefined;
  if (!isRange && (parameter.worst === undefined || (isTwice && joint.trim() === 'and'))) {
    return undefined;
  }
  const sure = { parameter, isSure: true };
  // The dash of a range is no minus.
  const plain = isRange && figure.isSigned ? { ...figure, value: Math.abs(figure.value) } : figure;
  const one = readAs(sure, plain, pair.reading.unit);
  if (one === undefined || one === 'impossible') return undefined;
  // The first figure of '14.1–14.4 V' has its unit from the last.
  const earlier = pair.figures.flatMap((each) => {
    const read = readAs(sure, each, one.unit);
    return read === undefined || read === 'impossible' ? [] : [read];
  });
  const readings = [...earlier, one];
  const widened = { ...pair, figures: [...pair.figures, figure], end: last.end };
  if (isRange && pair.figures.length === 1) {
    const lead = text
      .slice(Math.max(0, pair.start - 40), tokens[before.first]?.start ?? 0)
      .toLowerCase();
    const reading = CHANGED.test(lead)
      ? one
      : middle(earlier[0] ?? one, one, Math.max(before.decimals, figure.decimals));
    return { ...widened, reading, row: [reading.own] };
  }
  return {
    ...widened,
    reading: worstOf(parameter, readings) ?? one,
    row: readings.map(({ own }) => own),
  };
};
