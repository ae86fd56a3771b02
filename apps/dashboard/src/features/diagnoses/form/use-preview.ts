import { useQuery } from '@tanstack/react-query';
import type { LikelySign } from '@wrenchwise/rules/report-preview';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import {
  modelPreviewQuery,
  type PreviewReport,
  previewQuery,
  savedCarsQuery,
} from '~/features/diagnoses/diagnoses.queries.ts';

import { DiagnoseFields, type DiagnoseDraft, toReport } from './diagnose-fields.ts';

/** Words are read again once typing rests. */
const SETTLE = 500;

/** What is read: the words and the car, of a saved one what is known of it. */
const useReport = (): PreviewReport | undefined => {
  const { control } = useFormContext<DiagnoseDraft>();
  const draft = useWatch({ control });
  const { data: cars } = useQuery(savedCarsQuery());
  const parsed = DiagnoseFields.safeParse({ ...draft, confirmed: [], removed: [], readings: [] });
  if (!parsed.success || !parsed.data.isRead) return undefined;
  const { make, model, year, vehicleId, ...fields } = parsed.data;
  const saved = cars?.vehicles.find(({ id }) => id === vehicleId);
  const told = toReport({ ...fields, make, model, year, vehicleId: '' });
  if (saved === undefined) return told;
  // What was chosen against the saved car comes last.
  return {
    ...(saved.fuel === null ? {} : { fuel: saved.fuel }),
    ...(saved.transmission === null ? {} : { transmission: saved.transmission }),
    ...(saved.assumed.length === 0
      ? {}
      : { assumed: saved.assumed.filter((field) => told[field] === undefined) }),
    ...told,
  };
};

/** What was understood of the report as it is, and of what was ticked what is still shown. */
export const usePreview = () => {
  const report = useReport();
  const settled = useDebounced(report === undefined ? '' : JSON.stringify(report), SETTLE);
  // Its own text of a moment ago.
  const read = settled === '' ? report : (JSON.parse(settled) as PreviewReport);
  const query = useQuery(previewQuery(report === undefined ? undefined : read));
  const canModelRead = report !== undefined && !query.isPlaceholderData && query.data?.modelCanRead;
  const { data: modelRead } = useQuery(modelPreviewQuery(canModelRead ? read : undefined));
  const preview = (canModelRead ? modelRead : undefined) ?? query.data;
  const [seen, setSeen] = useState<ReadonlyMap<string, LikelySign>>(new Map());
  const fresh = preview?.likelySigns.filter(({ id }) => !seen.has(id)) ?? [];
  if (fresh.length > 0) {
    setSeen(new Map([...seen, ...fresh.map((sign) => [sign.id, sign] as const)]));
  }
  return {
    preview: report === undefined ? undefined : preview,
    /** The words have changed since, or are being read. */
    isBehind:
      report !== undefined && (JSON.stringify(report) !== JSON.stringify(read) || query.isFetching),
    error: report === undefined ? null : query.error,
    retry: () => void query.refetch(),
    /** Signs that were offered on this page, by id. */
    seen,
  };
};
