import { t } from '@lingui/core/macro';
import { ClaimExamined } from '@wrenchwise/car-ui/claims/claim-examined.tsx';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Scale } from 'lucide-react';

import { useExamineClaims } from './claims.queries.ts';

/** A door to the examination of what a workshop says: of a reply, or of the diagnosis' own words. */
export function IsHeRight({
  diagnosisId,
  replyId,
  about,
}: {
  diagnosisId: string;
  replyId?: string;
  /** Whose claim it is, for who hears the button without seeing what is beside it. */
  about: string;
}) {
  const examine = useExamineClaims(diagnosisId);
  const { data, error, isPending } = examine;
  return (
    <div className="grid gap-4" aria-live="polite">
      {data === undefined && (
        <Button
          tone="secondary"
          size="sm"
          className="justify-self-start"
          busy={isPending}
          icon={<Scale aria-hidden className="size-4.5" />}
          aria-label={t`Is he right? Examine the claim of ${about}`}
          onClick={() => examine.mutate(replyId === undefined ? {} : { replyId })}
        >{t`Is he right?`}</Button>
      )}
      {error && <Notice role="alert" tone="high" title={presentError(error).message} />}
      {data?.examinations.length === 0 && (
        <p className="text-soft">{t`There is no claim about a part in it.`}</p>
      )}
      {data?.examinations.map((examination) => (
        <Card key={examination.text}>
          <ClaimExamined examination={examination} />
        </Card>
      ))}
    </div>
  );
}
