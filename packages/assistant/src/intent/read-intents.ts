import words from '../../models/intent-words.json' with { type: 'json' };
import weights from '../../models/intents.json' with { type: 'json' };
import { openIntentModel } from './intent-model.ts';
import { openSentenceVectors } from './sentence-vector.ts';

/** The trained model that ships. */
export const readIntents = openIntentModel(weights, openSentenceVectors(words));
