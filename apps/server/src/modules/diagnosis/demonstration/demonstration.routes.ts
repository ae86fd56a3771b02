import { demonstrate } from '@wrenchwise/contract/endpoints/demonstration';

import type { Mount } from '../../../platform/http/mount.ts';
import type { DemonstrationService } from './demonstration.service.ts';

export const mountDemonstration = (mount: Mount, demonstration: DemonstrationService): void => {
  mount(demonstrate, ({ body }) => demonstration.answer(body));
};
