import { Notice, type NoticeTone } from '@wrenchwise/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface Outcome {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

const OUTCOMES = new Map<string, Outcome>([
  [
    'connected',
    {
      tone: 'low',
      title: 'Your Google account is connected.',
      text: 'You can log in with Google from now on.',
    },
  ],
  [
    'failed',
    {
      tone: 'high',
      title: 'Your Google account could not be connected.',
      text: 'Nothing was changed. Please try again.',
    },
  ],
  [
    'cancelled',
    {
      tone: 'info',
      title: 'No Google account was connected.',
      text: 'You went back before Google had said yes. Nothing was changed.',
    },
  ],
  [
    'other-email',
    {
      tone: 'medium',
      title: 'This Google account has a different address.',
      text: 'Choose the one with the address of your Wrenchwise account.',
    },
  ],
  [
    'taken',
    {
      tone: 'medium',
      title: 'This Google account belongs to another Wrenchwise account.',
      text: 'Disconnect it there first, or choose another Google account.',
    },
  ],
]);

/** What came of the way to Google and back: said once, then gone from the address. */
export function GoogleReturn() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [outcome] = useState(() => OUTCOMES.get(new URLSearchParams(search).get('google') ?? ''));

  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has('google')) return;
    params.delete('google');
    void navigate(
      { pathname, search: params.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [pathname, search, hash, navigate]);

  if (!outcome) return null;
  return (
    <Notice
      tone={outcome.tone}
      role={outcome.tone === 'low' || outcome.tone === 'info' ? 'status' : 'alert'}
      title={outcome.title}
    >
      {outcome.text}
    </Notice>
  );
}
