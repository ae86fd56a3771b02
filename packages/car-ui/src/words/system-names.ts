import { t } from '@lingui/core/macro';
import type { SystemId } from '@wrenchwise/knowledge/systems';

/** The 14 systems of a car as screens name them. */
export const SYSTEM_NAMES: Readonly<Record<SystemId, string>> = {
  engine_cooling: t`Engine and cooling`,
  electrical: t({ message: 'Electrical', context: 'system of a car' }),
  transmission_drivetrain: t`Transmission and drivetrain`,
  brakes: t({ message: 'Brakes', context: 'system of a car' }),
  steering: t({ message: 'Steering', context: 'system of a car' }),
  fuel: t`Fuel and hybrid drive`,
  restraints_seats: t`Airbags, belts and seats`,
  body_structure: t`Body and locks`,
  adas_camera: t`Driver assistance and cameras`,
  visibility_wiper: t`Glass, wipers and mirrors`,
  lighting: t({ message: 'Lighting', context: 'system of a car' }),
  speed_control: t`Throttle and speed control`,
  suspension: t({ message: 'Suspension', context: 'system of a car' }),
  wheels_tyres: t`Wheels and tyres`,
};
