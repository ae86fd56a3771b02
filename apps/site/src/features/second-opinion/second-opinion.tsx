import { type Tab, Tabs } from '@wrenchwise/ui/tabs.tsx';
import { useEffect, useState } from 'react';

import { ClaimForm } from './claim-form.tsx';
import { QuoteForm } from './quote-form.tsx';

/** What was typed into the boxes, by their names: a part that is left is built anew when it is opened again. */
type Words = Readonly<Record<string, string>>;

/** A quote or a claim, checked without an account. '#claim' opens the second. */
export function SecondOpinion() {
  const [tab, setTab] = useState('quote');
  const [words, setWords] = useState<Words>({});
  useEffect(() => {
    const read = () => {
      if (location.hash === '#claim') setTab('claim');
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const asClaim = (claim: string) => {
    setWords({ ...words, claim });
    setTab('claim');
  };
  const tabs: readonly Tab[] = [
    {
      id: 'quote',
      label: 'A quote',
      content: <QuoteForm words={words['text']} onClaim={asClaim} />,
    },
    {
      id: 'claim',
      label: 'What the garage says',
      content: <ClaimForm claim={words['claim']} symptoms={words['symptoms']} />,
    },
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what its fields let through
    <div
      onInput={({ target }) => {
        if (!(target instanceof HTMLTextAreaElement)) return;
        const { name, value } = target;
        setWords((before) => ({ ...before, [name]: value }));
      }}
    >
      <noscript>
        <p className="mb-4 text-sm text-soft">
          Without JavaScript a pasted quote is checked. Files and claims need it.
        </p>
      </noscript>
      <Tabs label="What to check" tabs={tabs} value={tab} onChange={setTab} />
    </div>
  );
}
