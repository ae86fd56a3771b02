import type { Diagnosis } from '@wrenchwise/domain/endpoints/diagnoses';
import { OctagonAlert } from 'lucide-react';

/** Warnings that stand before everything else. */
export function SafetyAlerts({ alerts }: { alerts: Diagnosis['alerts'] }) {
  if (alerts.length === 0) return null;
  return (
    <section aria-label="Safety warnings" className="mb-6 grid gap-3">
      {alerts.map((alert) => (
        <div key={alert.id} className="flex gap-4 rounded-lg bg-high-solid p-5 text-on-solid">
          <OctagonAlert aria-hidden className="mt-0.5 size-7 shrink-0" />
          <div className="min-w-0">
            <h2 className="text-lg">{alert.title}</h2>
            <p className="mt-1 font-medium">{alert.advice}</p>
            <p className="mt-2 text-sm">You wrote: “{alert.text}”</p>
          </div>
        </div>
      ))}
    </section>
  );
}
