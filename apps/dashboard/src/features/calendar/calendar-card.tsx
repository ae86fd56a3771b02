import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { Field } from '@wrenchwise/ui/field.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useState } from 'react';

import { useConfirm } from '~/account/confirmation.ts';
import { useDates } from '~/user-settings/user-settings.ts';

import { calendarQuery, useCreateCalendar, useDeleteCalendar } from './calendar.queries.ts';

const ADDRESS = t`Whoever has the address can read your tasks. An earlier address stops working, and we mail you that a new one was made.`;

/** A secret address under which other calendars show what is due. */
export function CalendarCard() {
  const query = useQuery(calendarQuery());
  const create = useCreateCalendar();
  const revoke = useDeleteCalendar();
  const { longDate } = useDates();
  const confirm = useConfirm();
  const [isRevoking, setRevoking] = useState(false);
  const make = (title: string) =>
    confirm({ title, description: ADDRESS, action: t`Make the address`, act: create.mutateAsync });
  return (
    <Card>
      <h2 className="text-lg">{t`Calendar`}</h2>
      <p className="measure mt-1 text-soft">{t`Your phone’s or computer’s calendar can show what is due. Whoever has the address can read your tasks: keep it to yourself.`}</p>
      {revoke.error && (
        <Notice tone="high" role="alert" className="mt-4" title={t`Failed to change the address`}>
          {presentError(revoke.error).message}
        </Notice>
      )}
      <DataState
        query={query}
        explain={presentError}
        failure={t`Failed to load your calendar address`}
        loadingLabel={t`Loading your calendar address`}
        skeleton={<Skeleton className="mt-4 h-11 rounded-md" />}
      >
        {({ since }) => (
          <div className="mt-4 grid gap-3">
            {create.data && since !== null && (
              <Field
                label={t`Your calendar address`}
                hint={t`Shown this once. In your calendar, choose to subscribe by address.`}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    readOnly
                    value={create.data.url}
                    onFocus={(event) => event.target.select()}
                  />
                )}
              </Field>
            )}
            {since === null ? (
              <div>
                <Button
                  tone="secondary"
                  busy={create.isPending}
                  onClick={() => make(t`Make a calendar address?`)}
                >{t`Make a calendar address`}</Button>
              </div>
            ) : (
              <>
                <p className="text-sm text-faint">{t`You have an address since ${longDate(since)}.`}</p>
                <div className="flex flex-wrap gap-2">
                  <Button
                    tone="secondary"
                    busy={create.isPending}
                    onClick={() => make(t`Make a new address?`)}
                  >{t`Make a new address`}</Button>
                  <Button
                    tone="ghost"
                    busy={revoke.isPending}
                    onClick={() => setRevoking(true)}
                  >{t`Revoke`}</Button>
                </div>
              </>
            )}
          </div>
        )}
      </DataState>
      <AlertDialog
        open={isRevoking}
        onOpenChange={setRevoking}
        title={t`Revoke the address?`}
        description={t`Calendars that use the present address show nothing new from now on.`}
        confirm={t`Revoke it`}
        onConfirm={() => revoke.mutate()}
      />
    </Card>
  );
}
