import type { Symptom } from '@wrenchwise/knowledge/symptom';
import type { SymptomId } from '@wrenchwise/knowledge/symptoms';

import type { CodeLight } from './code-page.ts';
import type { ListedCause } from './listed-causes.ts';

/** Symptoms that are warning lights or messages. */
const LIGHTS: readonly SymptomId[] = [
  'check-engine-light',
  'check-engine-flashing',
  'glow-plug-light',
  'oil-pressure-light',
  'oil-level-light',
  'dpf-light',
  'adblue-warning',
  'fuel-warning',
  'water-in-fuel-light',
  'battery-light',
  'many-warnings',
  'ev-hv-warning',
  'ev-coolant-warning',
  'brake-warning-light',
  'abs-light',
  'stability-light',
  'parking-brake-warning',
  'steering-warning',
  'air-suspension-warning',
  'tyre-pressure-light',
  'gearbox-warning',
  'throttle-warning',
  'airbag-light',
];

const MIN_SHARE = 0.08;
const MAX_LIGHTS = 3;

/** A fault of any plug: its warnings are those of whatever the plug belongs to. */
const OF_ANY_PLUG = 'connector-corroded';

/** The warnings that owners report with a code's causes, most often first. */
export const lightsOf = (
  symptoms: Readonly<Record<SymptomId, Symptom>>,
  causes: readonly ListedCause[],
): readonly CodeLight[] =>
  LIGHTS.map((id) => ({
    label: symptoms[id].label,
    share: causes
      .filter(({ fault }) => fault.id !== OF_ANY_PLUG)
      .reduce((sum, { fault, share }) => sum + share * (fault.symptoms[id] ?? 0), 0),
  }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MAX_LIGHTS)
    .map(({ label, share }) => ({ label, share: Math.round(share * 100) / 100 }));
