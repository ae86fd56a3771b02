import { t } from '@lingui/core/macro';
import type { Diagnosis } from '@wrenchwise/contract/endpoints/diagnoses';
import { driveAnswer } from '@wrenchwise/rules/drive-answer';
import { emergencyWords } from '@wrenchwise/rules/place';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { numbered } from '@wrenchwise/ui/numbered.ts';

import { carName } from '~/features/diagnoses/car-name.ts';
import { usePlace } from '~/user-settings/user-settings.ts';

interface Props {
  diagnosis: Diagnosis;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What to do with a car that must not be driven: get safe, call for help, say what is wrong. */
export function RecoveryHelp({ diagnosis, open, onOpenChange }: Props) {
  const { about, reason } = driveAnswer(diagnosis);
  const place = usePlace();
  const number = place.emergencyNumber;
  const steps = [
    t`On the road: hazard lights on, stop where it is safe, as far off the road as you can, engine off.`,
    t`Everybody out on the side away from the traffic; on a motorway, wait behind the barrier. Leave animals in the car unless it is unsafe for them.`,
    t`Fire, smoke, a strong smell of fuel, somebody hurt or the car in the way of traffic: call ${emergencyWords(place)}.`,
    t`At home or parked: leave it where it is and do not start it again to try.`,
    t`Call your breakdown cover, or your insurer if you have none, and ask for recovery, not for a jump start or a drive to the garage.`,
  ];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Stop and call`}
      description={t`In this order. It costs less than driving on.`}
    >
      <ol className="grid list-decimal gap-2 pl-5 marker:text-faint">
        {numbered(steps).map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ol>
      <h3 className="mt-5 text-base">{t`Tell them`}</h3>
      <blockquote className="mt-1.5 border-l-2 border-high-solid pl-4 wrap-anywhere">
        {carName(diagnosis)}. {about === undefined ? '' : `${about}. `}
        {reason}
      </blockquote>
      <a
        href={`tel:${number}`}
        className="mt-5 inline-flex min-h-11 items-center font-label text-accent-text underline underline-offset-4"
      >
        {t`Emergency services: ${number}`}
      </a>
    </Dialog>
  );
}
