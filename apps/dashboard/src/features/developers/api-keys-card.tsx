import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { presentError } from '@wrenchwise/client/present-error.ts';
import type { ApiKeyInfo } from '@wrenchwise/contract/endpoints/api-keys';
import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Badge } from '@wrenchwise/ui/badge.tsx';
import { Card } from '@wrenchwise/ui/card.tsx';
import { DataState } from '@wrenchwise/ui/data-state.tsx';
import { IconButton } from '@wrenchwise/ui/icon-button.tsx';
import { Notice } from '@wrenchwise/ui/notice.tsx';
import { Skeleton } from '@wrenchwise/ui/skeleton.tsx';
import { showToast } from '@wrenchwise/ui/toast.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { PlanGate } from '~/ui/plan-gate.tsx';
import { useDates } from '~/user-settings/user-settings.ts';

import { apiKeysQuery, useRevokeApiKey } from './developers.queries.ts';
import { NewApiKeyForm } from './new-api-key-form.tsx';

function KeyRows({
  keys,
  setTarget,
  setAsking,
}: {
  readonly keys: readonly ApiKeyInfo[];
  readonly setTarget: (key: ApiKeyInfo) => void;
  readonly setAsking: (isAsking: boolean) => void;
}) {
  return (
    <ul aria-label={t`Your API keys`} className="divide-y divide-line border-y border-line">
      {keys.map((key) => (
        <KeyRow
          key={key.id}
          apiKey={key}
          onRevoke={() => {
            setTarget(key);
            setAsking(true);
          }}
        />
      ))}
    </ul>
  );
}

/** The keys of one's own programs: made, listed, revoked. */
export function ApiKeysCard() {
  const query = useQuery(apiKeysQuery());
  const revoke = useRevokeApiKey();
  const [target, setTarget] = useState<ApiKeyInfo>();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card>
      <h2 className="text-lg">{t`API keys`}</h2>
      <p className="measure mt-1 mb-5 text-soft">{t`A program with a key acts for you: it sees your cars, and may add to them if you let it.`}</p>
      <PlanGate
        featureKey="api_access"
        title={t`API access`}
        text={t`Keys for your own programs and for AI assistants.`}
      >
        <NewApiKeyForm />
      </PlanGate>
      {revoke.error && (
        <Notice tone="high" role="alert" className="mt-5" title={t`The key was not revoked`}>
          {presentError(revoke.error).message}
        </Notice>
      )}
      <div className="mt-6">
        <DataState
          query={query}
          explain={presentError}
          failure={t`Failed to load your API keys`}
          loadingLabel={t`Loading your API keys`}
          skeleton={<Skeleton className="h-16" />}
          isEmpty={({ keys }) => keys.length === 0}
          empty={<p className="text-sm text-faint">{t`You have no API keys.`}</p>}
        >
          {({ keys }) => <KeyRows keys={keys} setTarget={setTarget} setAsking={setAsking} />}
        </DataState>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Revoke this key?`}
        description={t`Whatever uses “${target?.name ?? ''}” is refused from now on.`}
        confirm={t`Revoke key`}
        onConfirm={() => {
          if (!target) return;
          revoke.mutate(target.id, {
            onSuccess: () => void showToast('success', t`API key revoked`),
          });
        }}
      />
    </Card>
  );
}

function KeyRow({ apiKey, onRevoke }: { apiKey: ApiKeyInfo; onRevoke: () => void }) {
  const { longDate, relativeDate } = useDates();
  const { name, start, scopes, createdAt, lastUsedAt, expiresAt, isExpired } = apiKey;
  const used = lastUsedAt === null ? t`never used` : t`last used: ${relativeDate(lastUsedAt)}`;
  return (
    <li className="flex items-start gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-label wrap-anywhere">{name}</span>
          <Badge>{scopes.includes('write') ? t`Read and write` : t`Read`}</Badge>
          {isExpired && <Badge tone="medium">{t`Expired`}</Badge>}
        </p>
        <p className="text-sm text-faint">
          <code className="font-mono">{start}…</code> {t` · created on ${longDate(createdAt)} · `}
          {used}
          {expiresAt !== null && !isExpired && t` · expires on ${longDate(expiresAt)}`}
        </p>
      </div>
      <IconButton label={t`Revoke ${name}`} onClick={onRevoke}>
        <Trash2 aria-hidden className="size-4.5" />
      </IconButton>
    </li>
  );
}
