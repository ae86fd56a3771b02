import { OnThisCar as Shown } from '~/features/guides/on-this-car.tsx';

import { useIsSignedIn } from './use-is-signed-in.ts';

/** What differs on the reader's car; the garage's cars are offered to who is signed in. */
export function OnThisCar({ slug }: { slug: string }) {
  return <Shown slug={slug} isSignedIn={useIsSignedIn()} />;
}
