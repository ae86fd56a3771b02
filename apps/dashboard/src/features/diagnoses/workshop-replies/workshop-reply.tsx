import { t } from '@lingui/core/macro';
import { DRIVE_WORDS } from '@wrenchwise/car-ui/words/drive-words.ts';
import { formatCents } from '@wrenchwise/car-ui/words/money.ts';
import { formatPercent } from '@wrenchwise/car-ui/words/percent.ts';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { Agreement, WorkshopReply } from '@wrenchwise/contract/endpoints/workshop-replies';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Check } from 'lucide-react';

import { IsHeRight } from '~/features/diagnoses/is-he-right.tsx';
import { moveInWords } from '~/ui/moves-in-words.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { useAcceptReply, useDeleteReply } from './workshop-replies.queries.ts';

const AGREEMENT_WORDS: Readonly<Record<Agreement, string>> = {
  agrees: t`Agrees with the most likely cause`,
  differs: t`Says that it is something else`,
  unsure: t`Cannot say yet what it is`,
};

const sayFailure = (error: Error) => void showToast('error', presentError(error).message);

/** What one garage replied: its tests, its opinion, its price beside our range. */
export function WorkshopReplyCard({
  reply,
  diagnosisId,
}: {
  reply: WorkshopReply;
  diagnosisId: string;
}) {
  const { longDate } = useDates();
  const remove = useDeleteReply(diagnosisId);
  const { id, garage, createdAt, agreement, cause, tests, quote, note, photos } = reply;
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg wrap-anywhere">{garage}</h3>
          <p className="text-sm text-faint">{longDate(createdAt)}</p>
        </div>
        <Button
          tone="ghost"
          size="sm"
          aria-label={t`Delete the reply of ${garage}`}
          busy={remove.isPending}
          onClick={() => remove.mutate(id, { onError: sayFailure })}
        >{t`Delete`}</Button>
      </div>
      <p className="wrap-anywhere">
        {AGREEMENT_WORDS[agreement]}
        {cause !== null && `: ${cause}`}.
      </p>
      {tests.length > 0 && (
        <dl className="grid gap-2 text-sm">
          {tests.map(({ stepId, title, finding }) => (
            <div key={stepId}>
              <dt className="text-faint">{title}</dt>
              <dd className="font-label">{finding}</dd>
            </div>
          ))}
        </dl>
      )}
      <AfterTests reply={reply} diagnosisId={diagnosisId} />
      {quote && <Quote quote={quote} />}
      {(agreement !== 'unsure' || quote !== null) && (
        <IsHeRight diagnosisId={diagnosisId} replyId={id} about={garage} />
      )}
      {note !== null && (
        <p className="border-l-2 border-line pl-3 text-soft wrap-anywhere whitespace-pre-line">
          {note}
        </p>
      )}
      {photos.length > 0 && <Photos photos={photos} garage={garage} />}
    </Card>
  );
}

/** What a workshop photographed; each opens in its full size. */
function Photos({ photos, garage }: Pick<WorkshopReply, 'photos' | 'garage'>) {
  return (
    <ul className="grid grid-cols-3 gap-2 sm:max-w-md">
      {photos.map(({ id, url }, index) => (
        <li key={id}>
          <a
            href={siteAddress(url)}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-md border border-line bg-sunken"
          >
            <img
              src={siteAddress(url)}
              alt={t`Photo ${index + 1} of ${photos.length} from ${garage}`}
              loading="lazy"
              className="aspect-4/3 w-full object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What the tests would make of the causes, and the press that does it. */
function AfterTests({ reply, diagnosisId }: { reply: WorkshopReply; diagnosisId: string }) {
  const accept = useAcceptReply(diagnosisId);
  const { id, after, acceptedAt, tests } = reply;
  if (acceptedAt !== null && tests.length > 0) {
    return (
      <p className="flex items-center gap-2 text-sm text-low">
        <Check aria-hidden className="size-4.5 shrink-0" />
        {t`Their tests are in the diagnosis, among your answers.`}
      </p>
    );
  }
  if (after === null) return null;
  const { moved, leading, canDrive } = after;
  return (
    <Notice tone="info" title={t`After the garage’s tests`}>
      {leading && (
        <p>{t`Most likely: ${leading.name} (${formatPercent(leading.probability)}). ${DRIVE_WORDS[canDrive].words}.`}</p>
      )}
      <p className="mt-1">
        {moved.length === 0
          ? t`No cause moves by as much as 1%.`
          : moved.map(moveInWords).join(' ')}
      </p>
      <Button
        size="sm"
        className="mt-3"
        busy={accept.isPending}
        onClick={() =>
          accept.mutate(id, {
            onSuccess: () => void showToast('success', t`The tests are in the diagnosis`),
            onError: sayFailure,
          })
        }
      >{t`Take their tests over`}</Button>
    </Notice>
  );
}

function Quote({ quote }: { quote: NonNullable<WorkshopReply['quote']> }) {
  const { cents, currency, words, ask } = quote;
  return (
    <div>
      <p className="figures">
        <strong className="text-lg">{formatCents(cents, { currency })}</strong>
        {quote.for !== null && <span className="wrap-anywhere">{t` for ${quote.for}`}</span>}
      </p>
      <p className="text-soft">
        {quote.repair !== null && `${quote.repair}: `}
        {words}
      </p>
      {ask.length > 0 && (
        <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-sm text-soft marker:text-faint">
          {ask.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
