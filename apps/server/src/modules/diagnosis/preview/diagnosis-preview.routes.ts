import { previewDiagnosis } from '@wrenchwise/contract/endpoints/diagnosis-preview';
import { VISITOR_SYMPTOMS_MAX } from '@wrenchwise/rules/report-limits';

import type { ApiRoutes } from '../../../platform/feature.ts';
import type { DiagnosisPreviewService } from './diagnosis-preview.service.ts';

export const mountDiagnosisPreview = (
  { mount, findSession }: Pick<ApiRoutes, 'mount' | 'findSession'>,
  previews: DiagnosisPreviewService,
): void => {
  mount(previewDiagnosis, async ({ body }, { headers }) => {
    // Words are read for visitors too: not to know who asks is no failure.
    const asksWho = previews.asksModel || body.symptoms.length > VISITOR_SYMPTOMS_MAX;
    const session = asksWho ? await findSession(headers).catch(() => undefined) : undefined;
    return previews.preview(body, session?.user.id);
  });
};
