import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';
import { dollars } from './dollars.ts';

/** What mending costs: the likeliest cause within the span of all that are listed. */
export function CodeCost({ page: { code, cost, causes } }: { page: CodePageData }) {
  const [leading] = causes;
  if (cost === undefined || leading === undefined) return null;
  const { likeliest, all } = cost;
  const isAlone = likeliest[0] === all[0] && likeliest[1] === all[1];
  const end = all[1] * 1.02;
  const at = (value: number) => `${(value / end) * 100}%`;
  return (
    <CodeSection id="cost" title={`What does mending ${code} cost?`}>
      <p>
        <span className="figures text-xl font-bold">{dollars(likeliest)}</span>{' '}
        <span className="text-soft">if it is: {leading.name}</span>
      </p>
      <div
        aria-hidden
        className="relative mt-4 h-3 rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        <div
          className="absolute inset-y-1 min-w-1 rounded-full bg-line-strong"
          style={{ left: at(all[0]), width: at(all[1] - all[0]) }}
        />
        <div
          className="absolute inset-y-0 min-w-1.5 rounded-full bg-accent"
          style={{ left: at(likeliest[0]), width: at(likeliest[1] - likeliest[0]) }}
        />
      </div>
      <p className="measure mt-3 text-sm text-faint">
        {!isAlone && (
          <>
            Over all the faults that we list for {code}: {dollars(all)}.{' '}
          </>
        )}
        Parts and labour at an independent garage in the United States, tax included. Estimates: ask
        for a quotation.
      </p>
    </CodeSection>
  );
}
