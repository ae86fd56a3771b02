import { t } from '@lingui/core/macro';
import { ClipboardIllustration } from '@wrenchwise/car-ui/illustrations.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { EmptyState } from '@wrenchwise/ui/empty-state.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

/** No history at all, or none that matches. */
export function HistoryEmpty({
  search,
  isFiltered,
  onClear,
}: {
  search: string;
  isFiltered: boolean;
  onClear: () => void;
}) {
  return search === '' && !isFiltered ? (
    <EmptyState
      illustration={<ClipboardIllustration />}
      title={t`No diagnoses yet`}
      text={t`Everything you diagnose is saved here, with its answers and guides, until you delete it.`}
      action={<LinkButton to="/dashboard/diagnose">{t`Start your first diagnosis`}</LinkButton>}
    />
  ) : (
    <EmptyState
      illustration={<ClipboardIllustration />}
      title={
        search === '' ? t`None of your diagnoses is like that` : t`Nothing found for “${search}”`
      }
      text={t`The search looks at the car, its registration, your own words and the causes.`}
      action={<Button onClick={onClear}>{isFiltered ? t`Show all` : t`Clear the search`}</Button>}
    />
  );
}
