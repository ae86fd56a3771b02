/** Offers the name that was meant; what was typed stays unless it is taken. */
import { t } from '@lingui/core/macro';

export function DidYouMean({ name, onTake }: { name: string; onTake: () => void }) {
  return (
    <p role="status" className="text-sm text-soft">
      {t`Did you mean`}{' '}
      <button
        type="button"
        onClick={onTake}
        className="text-link inline-flex min-h-6 items-center font-label"
      >
        {name}
      </button>
      ?
    </p>
  );
}
