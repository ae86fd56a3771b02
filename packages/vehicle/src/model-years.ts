import { readTable } from './facts/table.ts';
import { MODEL_YEARS } from './generated/model-years.ts';
import { knownModel } from './known-model.ts';

/** First and last year that our sources list of a model, and whether the model may exceed them. */
export interface ModelYears {
  readonly from: number;
  readonly to: number;
  /** American figures begin in 1984, British ones in 2011: earlier years are possible. */
  readonly mayBeEarlier: boolean;
  /** Still on sale, or its maker left the British figures in 2019: later years are possible. */
  readonly mayBeLater: boolean;
}

const TABLE = readTable(MODEL_YEARS);

/**
 * The years in which a model was sold anywhere, for suggestions; undefined when no source lists it.
 * 'Focus ST' has the years of the Focus. A table of 10 kB compressed.
 */
export const modelYears = (make: string, model: string): ModelYears | undefined => {
  const known = knownModel(make, model);
  if (known === undefined) return undefined;
  const line = TABLE.linesOf(known.make).find(([name]) => name === known.model);
  if (line === undefined) return undefined;
  const [, from, to, open = ''] = line;
  return {
    from: Number(from),
    to: Number(to),
    mayBeEarlier: open.includes('<'),
    mayBeLater: open.includes('>'),
  };
};
