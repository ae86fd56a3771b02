import type { EntryCar } from '@wrenchwise/contract/endpoints/daily-entry';

import type { LogUnits } from '~/user-settings/use-units.ts';

/** What every form of the sheet gets. */
export interface FormProps {
  readonly car: EntryCar;
  readonly units: LogUnits;
  /** YYYY-MM-DD, on the user's calendar. */
  readonly today: string;
  readonly onSaved: () => void;
}
