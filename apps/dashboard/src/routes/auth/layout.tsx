import { t } from '@lingui/core/macro';
import { CarDiagram } from '@wrenchwise/car-ui/car-diagram.tsx';
import { Logo } from '@wrenchwise/ui/logo.tsx';
import { SkipLink } from '@wrenchwise/ui/skip-link.tsx';
import { Link, Outlet } from 'react-router';

/** Log-in, sign-up and the links of account mails: the form on one side, a drawing on the other where there is room. */
export default function AuthLayout() {
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-2">
      <SkipLink />
      <div className="flex flex-col px-4 py-6 sm:px-8">
        <header>
          <Link to="/" className="-m-1.5 inline-flex self-start rounded-md p-1.5">
            <Logo />
            <span className="sr-only">{t`, home`}</span>
          </Link>
        </header>
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-10"
        >
          <Outlet />
        </main>
      </div>
      <div
        aria-hidden
        className="drawing-paper hidden flex-col justify-center border-l border-line bg-sunken p-12 lg:flex xl:p-20"
      >
        <CarDiagram system="brakes" />
        <p className="mt-10 max-w-[18.9em] text-2xl font-semibold tracking-[-0.02em] text-ink">{t`Can I drive? What is it? How sure is that? What do I check?`}</p>
        <p className="mt-3 max-w-[27.7em] text-soft">{t`Answered in this order, with your own words as the evidence.`}</p>
      </div>
    </div>
  );
}
