import { MOT_CHECKLIST } from '@wrenchwise/client/navigation.ts';
import { NOTHING_FOUND } from '@wrenchwise/rules/leading-cause';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { CircleCheck } from 'lucide-react';

/** The answer to a healthy report: no verdict to be careful about, and where to go instead. */
export function HealthyAnswer({ message }: { readonly message: string }) {
  return (
    <div className="rounded-lg border border-accent-line bg-accent-soft px-4 py-3.5">
      <p className="flex items-center gap-2.5 font-bold">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-accent-text" />
        {NOTHING_FOUND}
      </p>
      <p className="mt-1 text-sm">{message}</p>
      <p className="mt-2 text-sm">
        Before its next test, go through the{' '}
        <a href={siteAddress(MOT_CHECKLIST.to)} className="text-link">
          {MOT_CHECKLIST.label}
        </a>
        . A free account keeps its service schedule.
      </p>
    </div>
  );
}
