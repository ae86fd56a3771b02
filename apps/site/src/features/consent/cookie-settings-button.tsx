import { reopen } from './use-consent.ts';

interface Props {
  className?: string;
}

/** Opens the question about cookies again. Does nothing before its script has loaded. */
export function CookieSettingsButton({ className }: Props) {
  return (
    <button type="button" className={className} onClick={reopen}>
      Cookie settings
    </button>
  );
}
