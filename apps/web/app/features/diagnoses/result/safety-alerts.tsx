import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { OctagonAlert } from 'lucide-react';

/** Warnings that stand before everything else. */
export function SafetyAlerts({ alerts }: { alerts: Diagnosis['alerts'] }) {
  if (alerts.length === 0) return null;
  return (
    <section
      aria-label="Safety warnings"
      className="mb-6 divide-y divide-on-solid/30 rounded-lg bg-high-solid px-5 text-on-solid"
    >
      {alerts.map((alert) => (
        <div key={alert.id} className="flex gap-4 py-4 sm:py-5">
          <OctagonAlert aria-hidden className="mt-0.5 size-6 shrink-0 sm:size-7" />
          <div className="min-w-0">
            <h2 className="text-lg">{alert.title}</h2>
            <p className="mt-1 font-medium">{alert.advice}</p>
            <p className="mt-1.5 text-sm wrap-anywhere">You wrote: “{alert.text}”</p>
          </div>
        </div>
      ))}
    </section>
  );
}
