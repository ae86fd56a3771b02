import type { ExplainedCode as Explained } from '@wrenchwise/contract/endpoints/codes';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { ArrowRight } from 'lucide-react';

/** A typed code: the way to its page, or what its group says where it has none. */
export function ExplainedCode({ explained }: { explained: Explained }) {
  const { code, meaning, plain, group, hasPage } = explained;
  return (
    <div className="rounded-lg border border-accent-line bg-accent-soft p-5">
      <p className="figures text-2xl font-bold">{code}</p>
      <p className="mt-1 text-lg font-label">{meaning}</p>
      <p className="measure mt-2 text-soft">{plain.join(' ')}</p>
      {hasPage ? (
        <LinkButton
          to={`/codes/${code}`}
          className="mt-4"
          icon={<ArrowRight aria-hidden className="size-4" />}
        >
          Causes, checks and cost of {code}
        </LinkButton>
      ) : (
        <p className="measure mt-2">
          Its group, {group.id}: {group.name}. {group.about}
        </p>
      )}
    </div>
  );
}
