import { t } from '@lingui/core/macro';
import { type Tab, Tabs } from '@wrenchwise/ui/tabs.tsx';
import { useSearchParams } from 'react-router';

import { ClaimCheck } from './claim-check.tsx';
import { MotCheck } from './mot-check.tsx';
import { QuoteCheck } from './quote-check.tsx';

/** What can be checked, each a part of its own: its id is the `tab` of the address. */
const tabs: readonly Tab[] = [
  { id: 'quote', label: t`A quote`, content: <QuoteCheck /> },
  { id: 'claim', label: t`A claim`, content: <ClaimCheck /> },
  { id: 'mot', label: t`An MOT list`, content: <MotCheck /> },
];

/** The part that the address names, or the first. */
export function CheckPage() {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const value = tabs.some(({ id }) => id === named) ? (named ?? 'quote') : 'quote';
  return (
    <Tabs
      label={t`What to check`}
      tabs={tabs}
      value={value}
      onChange={(id) => setParams({ tab: id }, { replace: true })}
    />
  );
}
