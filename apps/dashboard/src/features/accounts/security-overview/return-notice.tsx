import { Notice, type NoticeTone } from '@wrenchwise/ui/notice.tsx';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

export interface Outcome {
  readonly tone: NoticeTone;
  readonly title: string;
  readonly text: string;
}

interface Props {
  /** Of the parameter in the address. */
  readonly name: string;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

/** What came of the way to a provider and back: said once, then gone from the address. */
export function ReturnNotice({ name, outcomes }: Props) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [outcome] = useState(() => outcomes.get(new URLSearchParams(search).get(name) ?? ''));

  useEffect(() => {
    const params = new URLSearchParams(search);
    if (!params.has(name)) return;
    params.delete(name);
    void navigate(
      { pathname, search: params.toString(), hash },
      { replace: true, preventScrollReset: true },
    );
  }, [name, pathname, search, hash, navigate]);

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
