import { t } from '@lingui/core/macro';
import type { ComponentProps } from 'react';

import { CopyButton } from '~/ui/copy-button.tsx';

import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { inGroups, secretOf } from './totp-uri.ts';

type Props = ComponentProps<typeof CodeForm> & { totpUri: string };

/** Brings the secret into the app, by camera or by hand, then asks for the app's first code. */
export function AuthenticatorStep({ totpUri, ...form }: Props) {
  const secret = secretOf(totpUri);
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
        <div className="justify-self-center">
          <QrCode text={totpUri} label={t`QR code with the key for your authenticator app`} />
        </div>
        <div className="min-w-0">
          <p>{t`Scan the code with your authenticator app.`}</p>
          <p className="mt-3 text-sm text-soft">{t`No camera? Type this key into the app:`}</p>
          <p className="mt-1 font-mono text-sm wrap-anywhere text-ink">{inGroups(secret)}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <CopyButton text={secret} label={t`Copy the key`} />
          </div>
          <p className="mt-3 text-sm">
            <a href={totpUri} className="text-link">{t`Open the app on this device`}</a>
          </p>
        </div>
      </div>
      <CodeForm {...form} />
    </div>
  );
}
