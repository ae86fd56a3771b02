import weights from '../../models/intents.json' with { type: 'json' };
import { openIntentModel } from './intent-model.ts';

/** The trained model that ships. */
export const readIntents = openIntentModel(weights);
