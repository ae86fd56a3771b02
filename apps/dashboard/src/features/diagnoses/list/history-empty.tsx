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
      title="No diagnoses yet"
      text="Everything you diagnose is saved here, with its answers and guides, until you delete it."
      action={<LinkButton to="/dashboard/diagnose">Start your first diagnosis</LinkButton>}
    />
  ) : (
    <EmptyState
      illustration={<ClipboardIllustration />}
      title={
        search === '' ? 'None of your diagnoses is like that' : `Nothing found for “${search}”`
      }
      text="The search looks at the car, its registration, your own words and the causes."
      action={<Button onClick={onClear}>{isFiltered ? 'Show all' : 'Clear the search'}</Button>}
    />
  );
}
