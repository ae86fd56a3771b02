import { entry } from './error-entry.ts';

/** Looking cars up: by registration in the registers of the United Kingdom, by VIN. */
export const VEHICLE_ERRORS = {
  'vehicle/registration-required': entry(400, 'vehicle', 'Registration number is required', {
    severity: 'info',
  }),
  'vehicle/invalid-registration': entry(
    400,
    'vehicle',
    'Please enter a valid UK registration number',
    { severity: 'info' },
  ),
  'vehicle/not-found': entry(404, 'vehicle', 'Vehicle details not found for this registration', {
    severity: 'info',
  }),
  'vehicle/lookup-failed': entry(502, 'vehicle', 'Failed to lookup vehicle details', {
    retryable: true,
  }),
  'vehicle/register-busy': entry(
    503,
    'vehicle',
    'The vehicle register is busy. Please try again in a minute.',
    { severity: 'warning', retryable: true },
  ),
  'vehicle/register-unavailable': entry(
    503,
    'vehicle',
    'The vehicle register is not available at the moment. Please try again later.',
    { retryable: true },
  ),
  'vehicle/register-timeout': entry(
    504,
    'vehicle',
    'The vehicle register took too long to answer. Please try again.',
    { retryable: true },
  ),
  'vehicle/invalid-vin': entry(
    400,
    'vehicle',
    'Please enter a valid VIN: 17 letters and digits, without I, O and Q',
    { severity: 'info' },
  ),
} as const;
