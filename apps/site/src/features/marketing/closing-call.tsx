import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

/** The last word of a public page. */
export function ClosingCall({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <section className="later mx-auto mt-24 max-w-6xl px-4 sm:px-6">
      <div className="drawing-paper flex flex-wrap items-center justify-between gap-6 rounded-xl border border-line bg-surface p-6 sm:p-10">
        <div className="min-w-0">
          <h2 className="text-2xl">What is yours doing?</h2>
          <p className="mt-1 text-soft">A first answer takes about two minutes.</p>
        </div>
        <LinkButton to={signedIn ? '/dashboard/diagnose' : '/signup'} size="lg">
          {signedIn ? 'New Diagnosis' : 'Start Free Diagnosis'}
        </LinkButton>
      </div>
    </section>
  );
}
