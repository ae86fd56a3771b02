import { useRedirectWhenSignedIn } from '~/features/account/use-redirect-when-signed-in.ts';
import { Demonstration } from '~/features/demonstration/demonstration.tsx';
import { specimen } from '~/features/demonstration/specimen.server.ts';
import { Hero } from '~/features/marketing/hero.tsx';
import { RotatingHighlights } from '~/features/marketing/rotating-highlights.tsx';
import { specimen as wholeAnswer } from '~/features/marketing/specimen.server.ts';
import { writtenPart } from '~/ui/written-part.tsx';

import { homeMeta } from './home-meta.ts';

const loadSpecimen = async () =>
  (await import('~/features/demonstration/demonstration-specimen.tsx')).DemonstrationSpecimen;
const loadStage = async () =>
  (await import('~/features/marketing/highlight-stage.tsx')).HighlightStage;
const loadRest = async () => (await import('~/features/marketing/landing-rest.tsx')).LandingRest;

const isBuild = import.meta.env.SSR;
const Specimen = writtenPart(isBuild ? await loadSpecimen() : undefined, loadSpecimen);
const Stage = writtenPart(isBuild ? await loadStage() : undefined, loadStage);
const Rest = writtenPart(isBuild ? await loadRest() : undefined, loadRest);

export const loader = () => ({ specimen: specimen(), answer: wholeAnswer() });

export const meta = homeMeta;

export default function Home({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  useRedirectWhenSignedIn(() => '/dashboard');
  return (
    <>
      <Hero>
        <Demonstration specimen={<Specimen specimen={loaderData.specimen} />} />
      </Hero>
      <section
        aria-label="What it does for you"
        className="mx-auto mt-20 max-w-6xl px-4 sm:mt-28 sm:px-6"
      >
        <RotatingHighlights stage={<Stage specimen={loaderData.answer} />} />
      </section>
      <Rest specimen={loaderData.answer} />
    </>
  );
}
