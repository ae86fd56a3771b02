import { StepDrawing } from '@wrenchwise/car-ui/steps/step-drawing.tsx';
import { STEP_SKETCHES, type StepDrawingId } from '@wrenchwise/car-ui/steps/step-sketches.ts';

/** The drawings of the repairs that owners do most. */
const BY_GUIDE: Readonly<Partial<Record<string, readonly StepDrawingId[]>>> = {
  'replace-the-front-brake-pads': ['caliper-hung-up', 'piston-back', 'pads-fitted'],
  'replace-the-rear-brake-pads': ['caliper-hung-up', 'piston-wound-back', 'pads-fitted'],
  'silence-squealing-brake-pads': ['caliper-hung-up', 'pads-fitted'],
  'replace-and-register-the-12-v-starter-battery': [
    'battery-minus-off-first',
    'battery-lifted',
    'battery-plus-on-first',
  ],
  'replace-the-12-v-battery-of-a-hybrid-or-electric-car': [
    'battery-minus-off-first',
    'battery-lifted',
    'battery-plus-on-first',
  ],
  'replace-the-spark-plugs': ['coil-lifted', 'plug-in-line', 'plug-gap'],
  'replace-the-engine-air-filter': ['air-filter-lifted', 'air-box-cleaned', 'air-filter-seated'],
  'top-up-the-engine-oil-and-find-the-loss': ['dipstick-pull', 'dipstick-read', 'pour-oil'],
  'change-the-windscreen-wiper-blades': ['wiper-lifted', 'wiper-tab', 'wiper-clicked'],
  'replace-a-halogen-headlight-bulb': ['bulb-plug-off', 'bulb-clip', 'bulb-glass'],
  'repair-a-punctured-tyre-from-the-inside': ['tread-measured', 'tyre-patched'],
};

/** What the repair looks like, for the commonest; nothing for the others. */
export function JobDrawing({ slug }: { slug: string }) {
  const drawings = BY_GUIDE[slug];
  if (drawings === undefined) return null;
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 print:grid-cols-3">
      {drawings.map((id) => (
        <DrawnStep key={id} id={id} />
      ))}
    </ul>
  );
}

/** A drawing with its sentence; `step` is the number of the step that it shows. */
export function DrawnStep({ id, step }: { id: StepDrawingId; step?: number }) {
  return (
    <li className="drawing-paper rounded-lg border border-line bg-surface p-3">
      <figure>
        <StepDrawing id={id} className="mx-auto max-w-sm text-ink" />
        <figcaption aria-hidden className="mt-2 text-sm text-soft">
          {step !== undefined && (
            <span className="figures font-label text-accent-text">Step {step}. </span>
          )}
          {STEP_SKETCHES[id].about}
        </figcaption>
      </figure>
    </li>
  );
}
