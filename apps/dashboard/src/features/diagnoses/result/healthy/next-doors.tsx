import { t } from '@lingui/core/macro';
import { MOT_CHECKLIST } from '@wrenchwise/client/navigation.ts';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { CalendarClock, ChevronRight, ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Where to save the car of a diagnosis, its fields filled in. */
const saveCarPath = ({ make, model, year, fuel, transmission }: Diagnosis): string => {
  const known = {
    make,
    model,
    year: String(year),
    ...(fuel === null ? {} : { fuel }),
    ...(transmission === null ? {} : { transmission }),
  };
  return `/dashboard/vehicles/new?${new URLSearchParams(known).toString()}`;
};

/** The two ways on from a car that is fine: its service schedule, and the MOT. */
export function NextDoors({ diagnosis }: { diagnosis: Diagnosis }) {
  const { vehicleId } = diagnosis;
  return (
    <section aria-labelledby="next-doors" className="print:hidden">
      <h2
        id="next-doors"
        className="caption mb-2.5 text-sm tracking-normal"
      >{t`What a car that is fine needs`}</h2>
      <ul className="grid gap-3">
        <Door
          to={
            vehicleId === null ? saveCarPath(diagnosis) : `/dashboard/vehicles/${vehicleId}/tasks`
          }
          icon={<CalendarClock aria-hidden className="size-6" />}
          title={
            vehicleId === null ? t`Save this car for its service schedule` : t`Service schedule`
          }
          text={
            vehicleId === null
              ? t`Then you see what is due, by date and mileage, and are reminded.`
              : t`What is due on this car, by date and mileage, with reminders.`
          }
        />
        <Door
          to={MOT_CHECKLIST.to}
          isPublic
          icon={<ClipboardList aria-hidden className="size-6" />}
          title={MOT_CHECKLIST.label}
          text={t`Lights, tyres, wipers, screen, brakes, belts: look at what many cars fail on.`}
        />
      </ul>
    </section>
  );
}

interface DoorProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  /** A page of the public site: a full load. */
  isPublic?: boolean;
}

const DOOR =
  'flex items-center gap-4 rounded-lg border border-line bg-surface p-4 transition-colors duration-150 hover:border-accent-line hover:bg-accent-soft';

function Door({ to, icon, title, text, isPublic = false }: DoorProps) {
  const content = (
    <>
      <span className="shrink-0 text-accent-text">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-soft">{text}</span>
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-faint" />
    </>
  );
  return (
    <li>
      {isPublic ? (
        <a href={siteAddress(to)} className={DOOR}>
          {content}
        </a>
      ) : (
        <Link to={to} prefetch="intent" className={DOOR}>
          {content}
        </Link>
      )}
    </li>
  );
}
