import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Bell, BellOff } from 'lucide-react';

import { hasPush, PushDeniedError, pushQuery, useSwitchPush } from './push.queries.ts';

/** Notifications in this browser, where it has them. */
export function PushCard() {
  const isThere = hasPush();
  const { data } = useQuery({ ...pushQuery(), enabled: isThere });
  const change = useSwitchPush();
  const isOn = data?.isOn ?? false;
  return (
    <Card>
      <h2 className="text-lg">{t`Notifications in this browser`}</h2>
      <p className="measure mt-1 text-soft">
        {isThere
          ? t`Reminders appear on this device, also when Wrenchwise is closed.`
          : t`This browser cannot show notifications of websites. On an iPhone or iPad, add Wrenchwise to the home screen first.`}
      </p>
      {change.error && (
        <Notice
          tone="high"
          role="alert"
          className="mt-4"
          title={t`Failed to update notification preferences`}
        >
          {change.error instanceof PushDeniedError
            ? t`Your browser does not allow it. Allow notifications for this site in its settings, then try again.`
            : presentError(change.error).message}
        </Notice>
      )}
      {isThere && (
        <Button
          tone="secondary"
          className="mt-4"
          busy={change.isPending}
          icon={
            isOn ? (
              <BellOff aria-hidden className="size-4.5" />
            ) : (
              <Bell aria-hidden className="size-4.5" />
            )
          }
          onClick={() => change.mutate(!isOn)}
        >
          {isOn ? t`Stop notifications here` : t`Show notifications here`}
        </Button>
      )}
    </Card>
  );
}
