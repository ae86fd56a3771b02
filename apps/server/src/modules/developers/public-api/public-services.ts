import type { ClaimsService } from '../../diagnosis/claims/claims.service.ts';
import type { DiagnosesService } from '../../diagnosis/diagnoses.service.ts';
import type { DiagnosisPreviewService } from '../../diagnosis/preview/diagnosis-preview.service.ts';
import type { QuotesService } from '../../diagnosis/quotes/quotes.service.ts';
import type { VehicleLookupService } from '../../garage/lookup/vehicle-lookup.service.ts';
import type { VinService } from '../../garage/lookup/vin.service.ts';
import type { CompletionService } from '../../garage/maintenance/completion.service.ts';
import type { MaintenanceService } from '../../garage/maintenance/maintenance.service.ts';
import type { VehiclesService } from '../../garage/vehicles/vehicles.service.ts';
import type { CodesService } from '../../library/codes.service.ts';

/** What programs reach, by the public API and by the Model Context Protocol: the services behind the app. */
export interface PublicServices {
  readonly diagnoses: Pick<DiagnosesService, 'create' | 'list' | 'get' | 'answer'>;
  readonly previews: DiagnosisPreviewService;
  readonly claims: ClaimsService;
  readonly vehicles: Pick<VehiclesService, 'create' | 'list' | 'get' | 'update' | 'remove'>;
  readonly maintenance: Pick<MaintenanceService, 'create' | 'list' | 'update' | 'remove'>;
  readonly completion: Pick<CompletionService, 'complete'>;
  readonly lookup: Pick<VehicleLookupService, 'lookUp'>;
  readonly vin: Pick<VinService, 'decode'>;
  readonly quotes: Pick<QuotesService, 'check'>;
  readonly codes: Pick<CodesService, 'explain' | 'search'>;
}
