import type { Parameter } from '@wrenchwise/knowledge/parameters/parameter';
import { QUANTITIES } from '@wrenchwise/knowledge/parameters/units';

import { readFigures } from './figures.ts';
import { indexNames } from './name-index.ts';
import { readAs } from './pairing.ts';
import { foldFigures, scan } from './scan.ts';

/** A figure typed as an answer: '6 mm', '12.4V', '300 kPa'. */
export interface TypedFigure {
  readonly value: number;
  /** As it is shown; empty where none was typed and no parameter says which. */
  readonly unit: string;
  /** In the parameter's own unit; absent without a parameter. */
  readonly own?: number;
  /** The id of the parameter, where the hint names one and the unit fits. */
  readonly parameter?: string;
}

/** Reads one figure. */
export type ReadFigure = (text: string, hint?: string) => TypedFigure | undefined;

/** Characters of an answer that are read. */
const MAX_LENGTH = 200;

/**
 * Reads the first figure of an answer to a check; undefined where there is none, and where it is impossible for what the
 * hint names. Safe for any string.
 *
 * The hint is the id of a parameter or the check's own words ('Measure the front brake pads'), in which the first
 * parameter is found whose unit fits.
 */
export const createFigureReader = (parameters: readonly Parameter[]): ReadFigure => {
  const index = indexNames(parameters);
  return (text, hint = '') => {
    const tokens = scan(foldFigures(text.slice(0, MAX_LENGTH)));
    const [figure] = readFigures(tokens, index);
    if (figure === undefined) return undefined;
    const hinted = index.parameter(hint);
    const words = hinted === undefined ? scan(foldFigures(hint.slice(0, 4 * MAX_LENGTH))) : [];
    const named = words.flatMap((_, at) => {
      const mention = index.mentionAt(words, at);
      return mention === undefined ? [] : [mention, ...(mention.others ?? [])];
    });
    const candidates = hinted === undefined ? named.map(({ parameter }) => parameter) : [hinted];
    let isImpossible = false;
    for (const parameter of candidates) {
      const reading = readAs({ parameter, isSure: true }, figure);
      if (reading === 'impossible') isImpossible = true;
      else if (reading !== undefined) {
        const { value, unit, own } = reading;
        return { value, unit, own, parameter: parameter.id };
      }
    }
    if (isImpossible) return undefined;
    const [quantity, shown] = Object.entries(figure.unit ?? {})[0] ?? [];
    const isKnown = quantity !== undefined && quantity in QUANTITIES;
    return { value: figure.value, unit: isKnown ? (shown ?? '') : '' };
  };
};
