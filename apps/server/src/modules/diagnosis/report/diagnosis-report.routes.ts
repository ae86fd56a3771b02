import { printDiagnosisReport } from '@wrenchwise/contract/endpoints/diagnosis-report';

import type { Mount } from '../../../platform/http/mount.ts';
import { Reply } from '../../../platform/http/reply.ts';
import type { DiagnosisReportService } from './diagnosis-report.service.ts';

export const mountDiagnosisReport = (mount: Mount, report: DiagnosisReportService): void => {
  mount(printDiagnosisReport, async ({ params }, { user }) => {
    const { bytes, name } = await report.print(user, params.id);
    return new Reply(
      new Blob([bytes], { type: 'application/pdf' }),
      new Headers({
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
        vary: 'Cookie',
      }),
    );
  });
};
