import * as endpoints from '@wrenchwise/contract/endpoints/diagnoses';
import {
  reopenDiagnosis,
  resolveDiagnosis,
} from '@wrenchwise/contract/endpoints/diagnosis-resolution';
import {
  listStepGuides,
  openStepGuide,
  tickGuideSteps,
} from '@wrenchwise/contract/endpoints/step-guides';

import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import type { Mount, MountRead } from '../../platform/http/mount.ts';
import type { DiagnosesService } from './diagnoses.service.ts';
import type { StepGuidesService } from './step-guides.service.ts';

export const mountDiagnoses = (
  { mount, mountRead }: { mount: Mount; mountRead: MountRead },
  diagnoses: DiagnosesService,
  guides: StepGuidesService,
): void => {
  mount(endpoints.createDiagnosis, ({ body }, { user, headers }) =>
    diagnoses.create(user, body, idempotencyKeyOf(headers)),
  );
  mountRead(endpoints.listDiagnoses, async ({ query }, own) => {
    const page = await diagnoses.read(own, query);
    return () => page;
  });
  mountRead(endpoints.getDiagnosis, async ({ params }) => {
    const shownTo = await diagnoses.readOne(params.id);
    return ({ user }) => shownTo(user);
  });
  mount(endpoints.deleteDiagnosis, ({ params }, { user }) => diagnoses.remove(user.id, params.id));
  mount(endpoints.answerQuestion, ({ params, body }, { user }) =>
    diagnoses.answer(user, params.id, body),
  );
  mount(endpoints.withdrawAnswer, ({ params, query }, { user }) =>
    diagnoses.withdraw(user, params.id, query.questionId),
  );
  mount(endpoints.setHasTools, ({ params, body }, { user }) =>
    diagnoses.setHasTools(user, params.id, body.hasTools),
  );
  mount(resolveDiagnosis, ({ params }, { user }) => diagnoses.resolve(user, params.id, true));
  mount(reopenDiagnosis, ({ params }, { user }) => diagnoses.resolve(user, params.id, false));
  mount(listStepGuides, ({ params }, { user }) => guides.list(user, params.id));
  mount(openStepGuide, ({ params, body }, { user }) => guides.open(user, params.id, body.stepId));
  mount(tickGuideSteps, ({ params, body }, { user }) => guides.tick(user, params.id, body));
};
