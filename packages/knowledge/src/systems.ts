/** The 14 systems that owners' complaints are filed under (NHTSA component names, grouped). */
export const SYSTEM_IDS = [
  'engine_cooling',
  'electrical',
  'transmission_drivetrain',
  'brakes',
  'steering',
  'fuel',
  'restraints_seats',
  'body_structure',
  'adas_camera',
  'visibility_wiper',
  'lighting',
  'speed_control',
  'suspension',
  'wheels_tyres',
] as const;

export type SystemId = (typeof SYSTEM_IDS)[number];

/** Names of the systems on the screen. */
export const SYSTEM_NAMES: Record<SystemId, string> = {
  engine_cooling: 'Engine and cooling',
  electrical: 'Electrical',
  transmission_drivetrain: 'Transmission and drivetrain',
  brakes: 'Brakes',
  steering: 'Steering',
  fuel: 'Fuel and hybrid drive',
  restraints_seats: 'Airbags, belts and seats',
  body_structure: 'Body and locks',
  adas_camera: 'Driver assistance and cameras',
  visibility_wiper: 'Glass, wipers and mirrors',
  lighting: 'Lighting',
  speed_control: 'Throttle and speed control',
  suspension: 'Suspension',
  wheels_tyres: 'Wheels and tyres',
};
