import { t } from '@lingui/core/macro';
import type { MaintenanceTask } from '@wrenchwise/rules/garage/maintenance-task';
import type { DistanceUnit } from '@wrenchwise/vehicle/mileage';

import { distanceText } from '~/user-settings/distance-text.ts';
import type { Dates } from '~/user-settings/user-settings.ts';

/** '3 December 2026 or at 48,000 miles, about 20 November 2026 at your use'. */
export const dueText = (
  { dueDate, dueMileage, expectedOn, isEstimated }: MaintenanceTask,
  unit: DistanceUnit,
  { longDay }: Pick<Dates, 'longDay'>,
): string => {
  const parts = [
    ...(dueDate === null ? [] : [longDay(dueDate)]),
    ...(dueMileage === null ? [] : [`at ${distanceText(dueMileage, unit)}`]),
  ];
  const about =
    isEstimated && expectedOn !== null ? t`, about ${longDay(expectedOn)} at your use` : '';
  return parts.join(' or ') + about;
};

/** 'every 12 months or 10,000 miles'. */
export const repeatText = (repeat: MaintenanceTask['repeat'], unit: DistanceUnit): string => {
  const { months = null, miles = null } = repeat ?? {};
  const parts = [
    ...(months === null ? [] : [months === 1 ? 'month' : `${months} months`]),
    ...(miles === null ? [] : [distanceText(miles, unit)]),
  ];
  return parts.length === 0 ? '' : `every ${parts.join(' or ')}`;
};

/** Which car a task is about. */
export const carText = ({ vehicle, diagnosis }: MaintenanceTask): string =>
  vehicle?.name ??
  (diagnosis ? `${diagnosis.make} ${diagnosis.model} ${diagnosis.year}` : t`A deleted car`);
