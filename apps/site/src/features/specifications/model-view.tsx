import { CarBody } from '@wrenchwise/car-ui/bodies/car-body.tsx';
import { LinkButton } from '@wrenchwise/ui/link-button.tsx';
import { Link } from '@wrenchwise/ui/link.tsx';
import { bodyShapeOf } from '@wrenchwise/vehicle/body-shape';
import type { ReactNode } from 'react';

import { AtAGlance } from './at-a-glance.tsx';
import { ElectricSection } from './electric-section.tsx';
import { yearsInWords } from './figures.ts';
import { KnownForSection } from './known-for-section.tsx';
import { ModelContents } from './model-contents.tsx';
import { MotSection } from './mot-section.tsx';
import { RecallsSection } from './recalls-section.tsx';
import { RunsSection } from './runs-section.tsx';
import { ServiceSection } from './service-section.tsx';
import { SourcesSection } from './sources-section.tsx';
import type { ModelPageData } from './specifications.server.ts';

interface Props {
  page: ModelPageData;
  /** The way to the page: another feature's. */
  breadcrumb: ReactNode;
}

/** What the page of a model with figures says, as the end of its first sentence. */
const saidOf = ({ make, years, faults }: ModelPageData): string => {
  const figures = `what the public figures${years === undefined ? '' : ` of ${yearsInWords(...years)}`} say`;
  if (faults.length === 0) return `${figures} and what such a car needs`;
  return `${figures}, what such a car needs, and ${
    faults.some(({ isOfModel }) => isOfModel)
      ? 'what goes wrong with it'
      : `what ${make} cars are known for`
  }`;
};

/** What a page without figures has: 'are its recalls and its typical service', 'is its typical service'. */
const whatThereIs = (hasRecalls: boolean, hasMot: boolean): string => {
  const parts = [
    ...(hasRecalls ? ['the recalls that we know of'] : []),
    ...(hasMot ? ['its MOT results'] : []),
    'its typical service',
  ];
  return `${parts.length === 1 ? 'is' : 'are'} ${new Intl.ListFormat('en-GB').format(parts)}`;
};

/** What the heading of a page without figures names. */
const contentsOf = (hasRecalls: boolean, hasMot: boolean): string => {
  if (hasRecalls) return 'recalls and service';
  return hasMot ? 'MOT results and service' : 'service';
};

/** The page of a model: what it was built with, what it needs, what goes wrong with it. */
export function ModelView({ page, breadcrumb }: Props) {
  const { name, make, years, markets, electric, recalls, mot, faults, service, sources } = page;
  const { hasFigures, british } = page;
  return (
    <article className="mx-auto max-w-6xl px-4 pt-8 sm:px-6 sm:pt-12">
      {breadcrumb}
      <header className="items-end gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div>
          <h1 className="mt-6 text-3xl sm:text-4xl">
            {name}{' '}
            {hasFigures ? 'specifications' : contentsOf(recalls.length > 0, mot !== undefined)}
          </h1>
          <p className="measure mt-3 text-lg text-soft">
            {hasFigures
              ? `${name}: ${saidOf(page)}.`
              : `${name}: none of the public data that we use lists its engines. Here ${whatThereIs(recalls.length > 0, mot !== undefined)}.`}
          </p>
          {british.length > 0 && (
            <p className="measure mt-3">
              {british.map(({ text, path }) =>
                path === undefined ? (
                  text
                ) : (
                  <Link key={text} to={path} className="text-link">
                    {text}
                  </Link>
                ),
              )}
            </p>
          )}
        </div>
        <CarBody
          shape={bodyShapeOf({ make, model: page.model })}
          className="mt-6 w-full max-w-sm text-soft print:hidden"
        />
      </header>
      <div className="mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-14">
        <div className="grid min-w-0 gap-14">
          <AtAGlance page={page} />
          {markets.length > 0 && <RunsSection page={page} />}
          {electric.length > 0 && <ElectricSection name={name} versions={electric} />}
          {faults.length > 0 && <KnownForSection make={make} faults={faults} />}
          <RecallsSection name={name} recalls={recalls} years={hasFigures ? years : undefined} />
          {mot !== undefined && <MotSection make={make} name={name} mot={mot} />}
          <ServiceSection name={name} items={service} isElectric={page.isElectric} />
          <SourcesSection sources={sources} hasFaults={faults.length > 0} />
        </div>
        <aside className="mt-12 lg:mt-0">
          <div className="grid gap-6 lg:sticky lg:top-24">
            <div className="drawing-paper rounded-lg border border-line bg-surface p-5">
              <h2 className="text-lg">Something wrong with yours?</h2>
              <p className="mt-1 text-sm text-soft">
                Describe what the {name} is doing, and we work out the causes for its year,{' '}
                {page.isElectric ? 'version' : 'engine'} and mileage.
              </p>
              <LinkButton to="/signup" wide className="mt-4">
                Start Free Diagnosis
              </LinkButton>
            </div>
            <ModelContents page={page} />
          </div>
        </aside>
      </div>
    </article>
  );
}
