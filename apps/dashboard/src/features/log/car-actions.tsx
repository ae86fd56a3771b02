import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { NotebookPen, Stethoscope } from 'lucide-react';

/** What is done with a car most often, in one line under its card. */
export function CarActions({
  vehicle: { id, role },
}: {
  vehicle: { readonly id: string; readonly role: 'owner' | 'edit' | 'view' };
}) {
  return (
    <div className="flex gap-1">
      {role !== 'view' && (
        <LinkButton
          to={`/dashboard/vehicles/${id}/log`}
          tone="ghost"
          className="min-w-0 flex-1 text-sm"
          icon={<NotebookPen aria-hidden className="size-4.5 shrink-0" />}
        >
          Log
        </LinkButton>
      )}
      <LinkButton
        to={`/dashboard/diagnose?vehicle=${id}`}
        tone="ghost"
        className="min-w-0 flex-1 text-sm"
        icon={<Stethoscope aria-hidden className="size-4.5 shrink-0" />}
      >
        Diagnose
      </LinkButton>
    </div>
  );
}
