import { t } from '@lingui/core/macro';
import type { Claim, NotUnderstood } from '@wrenchwise/rules/diagnosis';
import { CLAIM_NOTE, CLAIMED_BY } from '@wrenchwise/rules/read-words';

interface Props {
  /** Figures of the report that were not understood. */
  notUnderstood: readonly NotUnderstood[];
  /** What somebody says the fault is. */
  claims: readonly Claim[];
}

const quoted = (text: string): string => `“${text.replace(/\s+/g, ' ').trim()}”`;

/** What of a report counts for nothing, so that it is seen: figures nobody could read, and claims. */
export function NotCounted({ notUnderstood, claims }: Props) {
  if (notUnderstood.length === 0 && claims.length === 0) return null;
  return (
    <div className="grid gap-4 text-sm">
      {notUnderstood.length > 0 && (
        <div>
          <h3 className="text-base">{t`Figures we could not read`}</h3>
          <ul className="mt-1.5 flex flex-wrap gap-2">
            {notUnderstood.map(({ text }) => (
              <li
                key={text}
                className="figures max-w-full rounded-md border border-dashed border-line-strong px-3 py-1.5 wrap-anywhere"
              >
                {quoted(text)}
              </li>
            ))}
          </ul>
          <p className="mt-1.5 text-soft">{t`They count for nothing. Name what was measured and its unit, such as “coolant 88 °C”.`}</p>
        </div>
      )}
      {claims.length > 0 && (
        <ul className="grid gap-2">
          {claims.map(({ by, text }) => (
            <li key={`${by} ${text}`} className="border-l-2 border-line-strong pl-3">
              <p className="wrap-anywhere">
                <span className="font-label">{CLAIMED_BY[by]}:</span> {quoted(text)}
              </p>
              <p className="text-soft">{CLAIM_NOTE}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
