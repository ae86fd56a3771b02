import { previewDiagnosis } from '@wrenchwise/domain/endpoints/diagnosis-preview';

import type { Mount } from '../../http/mount.ts';
import type { DiagnosisPreviewService } from './diagnosis-preview.service.ts';

export const mountDiagnosisPreview = (mount: Mount, previews: DiagnosisPreviewService): void => {
  mount(previewDiagnosis, ({ body }) => previews.preview(body));
};
