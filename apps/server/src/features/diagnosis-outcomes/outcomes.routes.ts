import * as endpoints from '@wrenchwise/domain/endpoints/diagnosis-outcome';

import type { Mount } from '../../http/mount.ts';
import type { OutcomesService } from './outcomes.service.ts';

export const mountOutcomes = (mount: Mount, outcomes: OutcomesService): void => {
  mount(endpoints.getOutcome, ({ params }, { user }) => outcomes.get(user, params.id));
  mount(endpoints.setOutcome, ({ params, body }, { user }) => outcomes.set(user, params.id, body));
  mount(endpoints.deleteOutcome, ({ params }, { user }) => outcomes.remove(user, params.id));
};
