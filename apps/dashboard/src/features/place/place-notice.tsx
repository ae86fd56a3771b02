import { t } from '@lingui/core/macro';
import { pricesSentence } from '@wrenchwise/rules/place';
import { Button } from '@wrenchwise/ui/button.tsx';

import { CountrySelect } from '~/ui/country-select.tsx';
import { useChooseCountry } from '~/ui/country.queries.ts';
import { usePlace } from '~/user-settings/user-settings.ts';

/** Whose prices and units an account was given at sign-up. One press confirms or changes the country. */
export function PlaceNotice({ className }: { className?: string }) {
  const place = usePlace();
  const confirm = useChooseCountry();
  if (place.source === 'chosen') return null;
  return (
    <section aria-label={t`Your country`} className={className}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-lg border border-line px-4 py-3.5">
        <p className="min-w-0 flex-1 basis-60 self-center text-sm text-soft">
          {t`${pricesSentence(place)} Units and the numbers to call follow your country.`}
        </p>
        <div className="flex min-w-0 flex-1 basis-72 items-end gap-2">
          <CountrySelect label={t`Change country`} className="min-w-0 flex-1" />
          <Button
            tone="secondary"
            busy={confirm.isPending}
            onClick={() => confirm.mutate(place.country)}
          >{t`That is right`}</Button>
        </div>
      </div>
    </section>
  );
}
