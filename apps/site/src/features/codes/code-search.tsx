import { presentError } from '@wrenchwise/client/present-error.ts';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CharacterCount } from '@wrenchwise/ui/character-count.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { useDebounced } from '@wrenchwise/ui/use-debounced.ts';
import { useTypedBefore } from '@wrenchwise/ui/use-typed-before.ts';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { changeAddress, useAddressQuery } from '~/page-state/use-address.ts';
import { useAnswer } from '~/page-state/use-answer.ts';

import { CodeList } from './code-list.tsx';
import { findCodes, readCode } from './codes.queries.ts';
import { ExplainedCode } from './explained-code.tsx';
import { oneCode } from './typed-code.ts';

const PAUSE_MS = 250;
const MIN_LETTERS = 3;
const LONGEST_SEARCH = 100;

function SearchForm({
  submit,
  typed,
  asked,
  setTyped,
}: {
  readonly submit: (event: FormEvent) => void;
  readonly typed: string | undefined;
  readonly asked: string;
  readonly setTyped: (text: string) => void;
}) {
  return (
    <form
      role="search"
      action={siteAddress('/codes')}
      method="get"
      onSubmit={submit}
      className="flex gap-2"
    >
      <label htmlFor="code-search" className="sr-only">
        Code or words
      </label>
      <TextInput
        id="code-search"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder="P0420, or: coolant too cold"
        value={typed ?? asked}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" className="shrink-0 whitespace-nowrap">
        <Search aria-hidden className="size-4.5" />
        Look up
      </Button>
    </form>
  );
}

/**
 * Finds a code by itself or by words. What is found shows as one types; Enter goes to a code's
 * page, or keeps the search in the address. Without JavaScript the server answers the form.
 */
export function CodeSearch() {
  const asked = useAddressQuery().get('code') ?? '';
  const { code: early } = useTypedBefore({ code: '' });
  const [typed, setTyped] = useState(early === '' ? undefined : early);
  const text = (typed ?? asked).trim();
  const settled = useDebounced(text, PAUSE_MS);
  const code = oneCode(settled);
  const words =
    code === '' && settled.length >= MIN_LETTERS && settled.length <= LONGEST_SEARCH ? settled : '';
  const explained = useAnswer(code || undefined, (signal) => readCode(code, signal));
  const found = useAnswer(words || undefined, (signal) => findCodes(words, signal));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text === '') return;
    const hasPage = explained.data?.hasPage && explained.data.code === oneCode(text);
    if (hasPage) location.assign(siteAddress(`/codes/${oneCode(text)}`));
    else changeAddress(`/codes?code=${encodeURIComponent(text)}`, { replace: true });
  };

  const failure = code === '' ? found.error : explained.error;
  return (
    <div className="max-w-2xl">
      <SearchForm submit={submit} typed={typed} asked={asked} setTyped={setTyped} />
      <div role="status" className="mt-4 empty:hidden">
        <CharacterCount length={text.length} max={LONGEST_SEARCH} />
        {failure !== undefined && <p className="text-soft">{presentError(failure).message}</p>}
        {code !== '' && explained.data && !explained.isOutdated && (
          <ExplainedCode explained={explained.data} />
        )}
        {words !== '' && found.data && !found.isOutdated && (
          <Found codes={found.data.codes} words={words} />
        )}
      </div>
    </div>
  );
}

function Found({
  codes,
  words,
}: {
  codes: readonly { code: string; name: string }[];
  words: string;
}) {
  if (codes.length === 0) {
    return (
      <p className="text-soft">
        No code with “{words}” in its meaning or causes. Try one word for the part: “thermostat”.
      </p>
    );
  }
  return <CodeList codes={codes} />;
}
