import type { SystemId } from '@wrenchwise/knowledge/systems';

/** Classes that set the accent of a system: `--system` for lines and text, `--system-soft`, `--system-mark`. */
export const SYSTEM_ACCENTS: Record<SystemId, string> = {
  engine_cooling: 'system-accent [--system-hue:var(--hue-engine-cooling)]',
  electrical: 'system-accent [--system-hue:var(--hue-electrical)]',
  transmission_drivetrain: 'system-accent [--system-hue:var(--hue-transmission-drivetrain)]',
  brakes: 'system-accent [--system-hue:var(--hue-brakes)]',
  steering: 'system-accent [--system-hue:var(--hue-steering)]',
  fuel: 'system-accent [--system-hue:var(--hue-fuel)]',
  restraints_seats: 'system-accent [--system-hue:var(--hue-restraints-seats)]',
  body_structure: 'system-accent [--system-hue:var(--hue-body-structure)]',
  adas_camera: 'system-accent [--system-hue:var(--hue-adas-camera)]',
  visibility_wiper: 'system-accent [--system-hue:var(--hue-visibility-wiper)]',
  lighting: 'system-accent [--system-hue:var(--hue-lighting)]',
  speed_control: 'system-accent [--system-hue:var(--hue-speed-control)]',
  suspension: 'system-accent [--system-hue:var(--hue-suspension)]',
  wheels_tyres: 'system-accent [--system-hue:var(--hue-wheels-tyres)]',
};
