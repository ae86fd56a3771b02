import type { NamedCode } from '@wrenchwise/library/codes/code-page';

import { CodeList } from './code-list.tsx';
import { CodeSection } from './code-section.tsx';
import type { CodePageData } from './codes.server.ts';

/** Codes to look at besides. */
export function CodeRelated({ page: { code, family, together } }: { page: CodePageData }) {
  if (family.length + together.length === 0) return null;
  return (
    <CodeSection id="related" title="Related codes">
      <div className="grid gap-8">
        <Codes title={`Often stored together with ${code}`} codes={together} />
        <Codes title="About the same part" codes={family.filter((one) => one.isSamePart)} />
        <Codes title="About similar parts" codes={family.filter((one) => !one.isSamePart)} />
      </div>
    </CodeSection>
  );
}

function Codes({ title, codes }: { readonly title: string; readonly codes: readonly NamedCode[] }) {
  if (codes.length === 0) return null;
  return (
    <div>
      <h3 className="mb-3 text-base">{title}</h3>
      <CodeList codes={codes} />
    </div>
  );
}
