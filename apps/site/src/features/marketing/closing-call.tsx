import { LinkButton } from '@wrenchwise/ui/link-button.tsx';

/** The last word of a public page. */
export function ClosingCall({ signedIn = false }: { signedIn?: boolean }) {
  return (
    <section className="later mx-auto mt-24 max-w-6xl px-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-6 rounded-xl bg-deep p-7 text-on-deep sm:p-12">
        <div className="min-w-0">
          <h2 className="text-2xl sm:text-3xl">What is yours doing?</h2>
          <p className="mt-2 text-on-deep-soft">A first answer takes about two minutes.</p>
        </div>
        <LinkButton
          to={signedIn ? '/dashboard/diagnose' : '/signup'}
          size="lg"
          tone="secondary"
          className="border-transparent! bg-on-deep! text-deep! hover:opacity-90"
        >
          {signedIn ? 'New Diagnosis' : 'Start Free Diagnosis'}
        </LinkButton>
      </div>
    </section>
  );
}
