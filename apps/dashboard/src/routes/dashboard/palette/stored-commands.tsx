import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { closedWords } from '@wrenchwise/rules/diagnosis-closing';
import { headlineOf } from '@wrenchwise/rules/leading-cause';
import type { Command } from '@wrenchwise/ui/command-palette.tsx';
import { CalendarClock, ClipboardList } from 'lucide-react';
import { useNavigate } from 'react-router';

import { carName } from '~/features/diagnoses/car-name.ts';
import { foundQuery } from '~/features/diagnoses/diagnoses.queries.ts';
import { paletteTasksQuery } from '~/features/maintenance/maintenance.queries.ts';
import { useDates } from '~/user-settings/user-settings.ts';

/** What is planned, by task and car. */
export const useTaskCommands = (open: boolean): readonly Command[] => {
  const navigate = useNavigate();
  const { data } = useQuery({ ...paletteTasksQuery(), enabled: open });
  return (data?.tasks ?? []).map(({ id, task, vehicle }) => ({
    id,
    group: t`Tasks`,
    label: [task, vehicle?.name].filter(Boolean).join(' · '),
    icon: <CalendarClock aria-hidden />,
    run: () =>
      void navigate(
        vehicle === null ? '/dashboard/maintenance' : `/dashboard/vehicles/${vehicle.id}/tasks`,
      ),
  }));
};

/** The newest diagnoses, by car, cause and age; read when the palette opens. */
export const useDiagnosisCommands = (open: boolean): readonly Command[] => {
  const navigate = useNavigate();
  const { relativeDate } = useDates();
  const { data } = useQuery({ ...foundQuery(), enabled: open });
  return (data?.diagnoses ?? []).map((diagnosis) => ({
    id: diagnosis.id,
    group: t`Diagnoses`,
    keywords: [diagnosis.registration, diagnosis.symptoms].filter(Boolean).join(' '),
    label: [
      carName(diagnosis),
      closedWords(diagnosis) ?? headlineOf(diagnosis),
      relativeDate(diagnosis.createdAt),
    ].join(' · '),
    icon: <ClipboardList aria-hidden />,
    run: () => void navigate(`/dashboard/diagnosis-result/${diagnosis.id}`),
  }));
};
