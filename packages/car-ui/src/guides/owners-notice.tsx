import { t } from '@lingui/core/macro';
import { useId } from 'react';

/** The most signs that are read before the rest is folded. */
const SHOWN = 7;

function Signs({ signs }: { signs: readonly string[] }) {
  return (
    <ul className="mt-3 grid list-disc gap-1 pl-5 text-soft marker:text-faint">
      {signs.map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}

interface Props {
  readonly signs: readonly string[];
  /** Of its heading. */
  readonly level?: 3 | 5;
}

/** What owners notice, the tell-tale signs first; the rarer ones are folded. */
export function OwnersNotice({ signs, level = 3 }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  const rest = signs.slice(SHOWN);
  return (
    <section aria-labelledby={id} className="mt-6">
      <Heading
        id={id}
        className="text-base font-semibold text-ink"
      >{t`What owners notice`}</Heading>
      <Signs signs={signs.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-label text-accent-text">
            {t`${rest.length} more, less often`}
          </summary>
          <Signs signs={rest} />
        </details>
      )}
    </section>
  );
}
