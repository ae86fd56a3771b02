import { plural, t } from '@lingui/core/macro';
import { paymentsAreOff } from '@wrenchwise/client/installation.ts';
import { Accordion } from '@wrenchwise/ui/accordion.tsx';
import { cx } from '@wrenchwise/ui/class-names.ts';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { TextInput } from '@wrenchwise/ui/text-input.tsx';
import { Search } from 'lucide-react';
import { useId, useState } from 'react';

import { HELP_ARTICLES, HELP_TOPICS, type HelpTopic } from '~/content/help-articles.ts';

import { ArticleText } from './article-text.tsx';
import { Highlighted } from './highlighted.tsx';
import { createHelpSearch } from './search-articles.ts';

const countWords = (count: number): string =>
  plural(count, { one: `1 article`, other: `${count} articles` });

function TopicButtons({
  isSearch,
  topic,
  setTopic,
  setSearch,
}: {
  readonly isSearch: boolean;
  readonly topic: 'diagnosing' | 'repairs' | 'account' | 'plan';
  readonly setTopic: (topic: HelpTopic) => void;
  readonly setSearch: (search: string) => void;
}) {
  return (
    <div role="group" aria-label={t`Topics`} className="mt-3 flex flex-wrap gap-2">
      {HELP_TOPICS.map(({ id, label }) => {
        const isChosen = !isSearch && id === topic;
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => {
              setTopic(id);
              setSearch('');
            }}
            className={cx(
              'min-h-11 rounded-full border px-4 text-sm font-label transition-colors duration-150',
              isChosen
                ? 'border-accent-line bg-accent-soft text-accent-text'
                : 'border-line bg-surface text-soft hover:border-line-strong hover:text-ink',
            )}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}

function ArticleSearch({
  search,
  setSearch,
}: {
  readonly search: string;
  readonly setSearch: (search: string) => void;
}) {
  return (
    <div role="search" className="relative mt-3">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-faint"
      />
      <TextInput
        type="search"
        aria-label={t`Search the help`}
        placeholder={t`Print, recovery codes, price …`}
        className="pl-10.5"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
    </div>
  );
}

/** Short articles by topic; a search looks through all of them as it is typed. */
export function HelpArticles() {
  const [search, setSearch] = useState('');
  const [topic, setTopic] = useState<HelpTopic>(HELP_TOPICS[0].id);
  const heading = useId();
  const [articles] = useState(() =>
    HELP_ARTICLES.filter(({ isSold = false }) => !(isSold && paymentsAreOff())),
  );
  const [help] = useState(() => createHelpSearch(articles));
  const mark = help.mark(search);
  const isSearch = !help.isEmpty(search);
  const shown = isSearch
    ? help.find(search)
    : articles.filter((article) => article.topic === topic);

  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="text-xl">{t`Find an answer`}</h2>
      <ArticleSearch search={search} setSearch={setSearch} />
      <TopicButtons isSearch={isSearch} topic={topic} setTopic={setTopic} setSearch={setSearch} />
      <p role="status" className="figures mt-4 mb-2 text-sm text-faint">
        {isSearch && shown.length > 0 && t`${countWords(shown.length)} for “${search.trim()}”`}
        {isSearch && shown.length === 0 && t`Nothing found for “${search.trim()}”.`}
        {!isSearch && countWords(shown.length)}
      </p>
      {shown.length === 0 ? (
        <div className="rounded-lg border border-dashed border-line-strong/50 p-5">
          <p className="text-soft">{t`Try another word, or ask us: a person reads it.`}</p>
          <LinkButton
            to="#ask"
            tone="secondary"
            size="sm"
            className="mt-3"
          >{t`Ask the support team`}</LinkButton>
        </div>
      ) : (
        <Accordion
          // Another list begins closed.
          key={isSearch ? 'search' : topic}
          level={3}
          items={shown.map((article) => ({
            id: article.id,
            title: <Highlighted text={article.title} mark={mark} />,
            content: <ArticleText article={article} mark={mark} />,
          }))}
        />
      )}
    </section>
  );
}
