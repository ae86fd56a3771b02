import { CodeList } from './code-list.tsx';
import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** Codes to look at besides. */
export function CodeRelated({ page: { code, family, together } }: { page: CodePageData }) {
  if (family.length + together.length === 0) return null;
  return (
    <CodeSection id="related" title="Related codes">
      <div className="grid gap-8">
        {together.length > 0 && (
          <div>
            <h3 className="mb-3 text-base">Often stored together with {code}</h3>
            <CodeList codes={together} />
          </div>
        )}
        {family.length > 0 && (
          <div>
            <h3 className="mb-3 text-base">About the same part</h3>
            <CodeList codes={family} />
          </div>
        )}
      </div>
    </CodeSection>
  );
}
