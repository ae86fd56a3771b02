import { MODEL_YEARS } from './generated/model-years.ts';
import { knownModel } from './known-model.ts';

/** First and last model year that our sources list of a model. */
export interface ModelYears {
  readonly from: number;
  readonly to: number;
  /**
   * The sources begin or end where the model need not: British figures begin in 2009 and end, for
   * some makers, in 2019. Years beyond are possible, not wrong.
   */
  readonly mayBeEarlier: boolean;
  readonly mayBeLater: boolean;
}

/**
 * The model years in which a model was sold anywhere, for suggestions; undefined when no source
 * lists it. 'Focus ST' has the years of the Focus.
 */
export const modelYears = (make: string, model: string): ModelYears | undefined => {
  const known = knownModel(make, model);
  if (known === undefined) return undefined;
  return MODEL_YEARS.get(`${known.make} ${known.model}`);
};
