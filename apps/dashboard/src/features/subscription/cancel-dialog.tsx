import { t } from '@lingui/core/macro';
import type { Subscription } from '@wrenchwise/contract/endpoints/subscription';
import { planOf, PLANS } from '@wrenchwise/rules/plans';
import { CANCEL_REASONS, type CancelReason } from '@wrenchwise/rules/subscription';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Select } from '@wrenchwise/ui/select.tsx';
import { TextArea } from '@wrenchwise/ui/text-area.tsx';
import { Minus } from 'lucide-react';
import { useState } from 'react';

import { useDates } from '~/user-settings/user-settings.ts';
import { CANCEL_REASON_WORDS } from '~/words/account-words.ts';

import { lostOnFree } from './lost-on-free.ts';
import { isRunning } from './standing.ts';

/** The longest comment that the contract takes. */
const COMMENT_MAX = 500;

const { free } = PLANS;

interface Props {
  subscription: Subscription;
  onClose: () => void;
  onConfirm: (why: { reason?: CancelReason; comment?: string }) => void;
}

function CommentField({
  isTooLong,
  comment,
  setComment,
}: {
  readonly isTooLong: boolean;
  readonly comment: string;
  readonly setComment: (comment: string) => void;
}) {
  return (
    <Field
      label={t`Anything that you want to add? (optional)`}
      error={isTooLong ? t`Comment must be at most ${COMMENT_MAX} characters` : undefined}
    >
      {(control) => (
        <>
          <TextArea
            {...control}
            rows={3}
            className="min-h-20!"
            value={comment}
            onChange={({ target }) => setComment(target.value)}
          />
          <CharacterCount length={comment.length} max={COMMENT_MAX} />
        </>
      )}
    </Field>
  );
}

function ReasonField({
  reason,
  setReason,
}: {
  readonly reason: CancelReason | undefined;
  readonly setReason: (reason: CancelReason | undefined) => void;
}) {
  return (
    <Field label={t`Why do you cancel? (optional)`}>
      {(control) => (
        <Select
          {...control}
          value={reason ?? ''}
          onChange={({ target }) =>
            setReason(CANCEL_REASONS.find((known) => known === target.value))
          }
        >
          <option value="">{t`I would rather not say`}</option>
          {CANCEL_REASONS.map((known) => (
            <option key={known} value={known}>
              {CANCEL_REASON_WORDS[known]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Asks before a subscription is cancelled: what goes with it and when, and, if wanted, why. */
export function CancelDialog({ subscription, onClose, onConfirm }: Props) {
  const [reason, setReason] = useState<CancelReason>();
  const [comment, setComment] = useState('');
  const { longDate } = useDates();
  const { planId, status, currentPeriodEnd, trialEnd } = subscription;
  const { name } = planOf(planId);
  const keeps = isRunning(subscription);
  const until = longDate((status === 'trialing' ? trialEnd : null) ?? currentPeriodEnd);
  const isTooLong = comment.trim().length > COMMENT_MAX;
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t`Cancel your subscription?`}
      description={
        keeps
          ? t`You keep ${name} until ${until}. Then your account goes on with ${free.name}. What you have saved stays, nothing more is charged, and until then you can change your mind.`
          : t`${name} ended on ${until}. Your account goes on with ${free.name}. What you have saved stays, and no more payments are asked for.`
      }
      dismiss={t`Keep subscription`}
      confirm={t`Cancel subscription`}
      isBlocked={isTooLong}
      onConfirm={() =>
        onConfirm({
          ...(reason === undefined ? {} : { reason }),
          ...(comment.trim() === '' ? {} : { comment: comment.trim() }),
        })
      }
    >
      <p className="text-sm font-label">{keeps ? t`From ${until} you have` : t`You have`}</p>
      <ul className="mt-1.5 mb-4 grid gap-1 text-sm text-soft">
        {lostOnFree(planId).map((line) => (
          <li key={line} className="flex gap-2">
            <Minus aria-hidden className="mt-0.5 size-4 shrink-0" />
            {line}
          </li>
        ))}
      </ul>
      <div className="grid gap-4">
        <ReasonField reason={reason} setReason={setReason} />
        {reason !== undefined && (
          <CommentField isTooLong={isTooLong} comment={comment} setComment={setComment} />
        )}
      </div>
    </AlertDialog>
  );
}
