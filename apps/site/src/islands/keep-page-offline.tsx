import { useConsent } from '~/features/consent/use-consent.ts';
import { KeepOffline } from '~/features/offline/keep-offline.tsx';

/** Keeps this page for reading offline, by itself once optional storage was accepted. */
export function KeepPageOffline({ path }: { path: string }) {
  const { choice } = useConsent();
  return <KeepOffline path={path} mayStore={choice?.status === 'accepted'} />;
}
