import type { CodesService } from '../codes/codes.service.ts';
import type { DiagnosesService } from '../diagnoses/diagnoses.service.ts';
import type { DiagnosisPreviewService } from '../diagnosis-preview/diagnosis-preview.service.ts';
import type { CompletionService } from '../maintenance/completion.service.ts';
import type { MaintenanceService } from '../maintenance/maintenance.service.ts';
import type { VehicleLookupService } from '../vehicle-lookup/vehicle-lookup.service.ts';
import type { VehiclesService } from '../vehicles/vehicles.service.ts';
import type { VinService } from '../vin/vin.service.ts';

/** What programs reach, by the public API and by the Model Context Protocol: the services behind the app. */
export interface PublicServices {
  readonly diagnoses: Pick<DiagnosesService, 'create' | 'list' | 'get' | 'answer'>;
  readonly previews: DiagnosisPreviewService;
  readonly vehicles: Pick<VehiclesService, 'create' | 'list' | 'get' | 'update' | 'remove'>;
  readonly maintenance: Pick<MaintenanceService, 'create' | 'list' | 'update' | 'remove'>;
  readonly completion: Pick<CompletionService, 'complete'>;
  readonly lookup: Pick<VehicleLookupService, 'lookUp'>;
  readonly vin: Pick<VinService, 'decode'>;
  readonly codes: Pick<CodesService, 'explain' | 'search'>;
}
