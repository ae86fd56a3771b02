import * as endpoints from '@wrenchwise/domain/endpoints/diagnoses';

import { AppError } from '../../app-error.ts';
import type { Mount } from '../../http/mount.ts';
import type { DiagnosesService } from './diagnoses.service.ts';
import type { StepGuidesService } from './step-guides.service.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,200}$/;

const idempotencyKeyOf = (headers: Headers): string | undefined => {
  const key = headers.get('idempotency-key') ?? undefined;
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw new AppError('request/invalid', {
      fields: [{ path: 'Idempotency-Key', message: 'Use 1 to 200 visible ASCII characters.' }],
    });
  }
  return key;
};

export const mountDiagnoses = (
  mount: Mount,
  diagnoses: DiagnosesService,
  guides: StepGuidesService,
): void => {
  mount(endpoints.createDiagnosis, ({ body }, { user, headers }) =>
    diagnoses.create(user, body, idempotencyKeyOf(headers)),
  );
  mount(endpoints.listDiagnoses, ({ query }, { user }) => diagnoses.list(user.id, query));
  mount(endpoints.getDiagnosis, ({ params }, { user }) => diagnoses.get(user.id, params.id));
  mount(endpoints.deleteDiagnosis, ({ params }, { user }) => diagnoses.remove(user.id, params.id));
  mount(endpoints.answerQuestion, ({ params, body }, { user }) =>
    diagnoses.answer(user, params.id, body),
  );
  mount(endpoints.withdrawAnswer, ({ params, query }, { user }) =>
    diagnoses.withdraw(user, params.id, query.questionId),
  );
  mount(endpoints.listStepGuides, ({ params }, { user }) => guides.list(user.id, params.id));
  mount(endpoints.openStepGuide, ({ params, body }, { user }) =>
    guides.open(user, params.id, body.stepId),
  );
};
