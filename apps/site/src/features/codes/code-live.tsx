import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** The values on a reader that prove the code or clear the part, where such are known for every car. */
export function CodeLive({ page: { code, live } }: { page: CodePageData }) {
  if (live.length === 0) return null;
  return (
    <CodeSection id="live" title={`Which live values prove ${code}?`}>
      <div className="grid gap-3">
        {live.map(({ name, sound, faulty }) => (
          <div key={name} className="rounded-md border border-line bg-surface p-4">
            <h3 className="text-base">{name}</h3>
            <dl className="mt-2 grid gap-2 text-sm sm:grid-cols-2">
              <div>
                <dt className="caption">Normal</dt>
                <dd className="figures mt-0.5">{sound}</dd>
              </div>
              <div>
                <dt className="caption">Faulty</dt>
                <dd className="mt-0.5">{faulty}</dd>
              </div>
            </dl>
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-faint">
        These are typical values; the manufacturer’s figures decide.
      </p>
    </CodeSection>
  );
}
