import weights from '../../models/intents.json' with { type: 'json' };
import { openIntentModel } from './intent-model.ts';
import { sentenceVectors } from './sentence-vectors.ts';

/** The trained model that ships. */
export const readIntents = openIntentModel(weights, sentenceVectors);
