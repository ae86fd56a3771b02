import type { ReactNode } from 'react';

import { WherePaymentsAreOn } from '~/in-force/payments.tsx';

/** One matter: what it says exactly, and what that means in a sentence. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  /** For who reads nothing else. */
  readonly short: string;
  readonly body: ReactNode;
  /** Only where plans are sold. */
  readonly isSold?: boolean;
}

/** A day on which the text became another one. */
export interface LegalChange {
  readonly date: string;
  readonly what: string;
}

interface Props {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** Newest first. */
  history: readonly LegalChange[];
}

/** A matter about plans is left out where nothing is sold; the numbers of the others stay. */
function MaybeSold({ section, children }: { section: LegalSection; children: ReactNode }) {
  return section.isSold ? <WherePaymentsAreOn>{children}</WherePaymentsAreOn> : <>{children}</>;
}

function Contents({ sections }: Pick<Props, 'sections'>) {
  return (
    <nav aria-label="On this page" className="mt-8 border-y border-line py-5 print:hidden">
      <ol className="grid gap-x-8 gap-y-1 sm:grid-cols-2 lg:grid-cols-3">
        {sections.map((section, index) => (
          <MaybeSold key={section.id} section={section}>
            <li>
              <a
                href={`#${section.id}`}
                className="figures flex min-h-8 items-baseline gap-2 text-soft hover:text-ink"
              >
                <span className="text-faint">{index + 1}</span>
                {section.title}
              </a>
            </li>
          </MaybeSold>
        ))}
      </ol>
    </nav>
  );
}

function Section({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, short, body } = section;
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-x-12 gap-y-4 border-t border-line py-9 first:border-t-0 lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <h2 id={`${id}-title`} className="text-xl lg:col-span-2">
        <span className="figures mr-2.5 font-normal text-faint">{number}</span>
        {title}
      </h2>
      <div className="border-l-2 border-accent-line pl-4 text-sm lg:col-start-2 lg:self-start">
        <p className="caption">In short</p>
        <p className="mt-0.5 text-soft">{short}</p>
      </div>
      <div className="measure grid min-w-0 content-start lg:col-start-1 lg:row-start-2 gap-3.5 [&_a]:text-link [&_h3]:mt-2 [&_h3]:text-base [&_ul]:grid [&_ul]:list-disc [&_ul]:gap-1.5 [&_ul]:pl-5 [&_ul]:marker:text-faint">
        {body}
      </div>
    </section>
  );
}

function History({ history }: Pick<Props, 'history'>) {
  return (
    <section aria-labelledby="history-title" className="border-t border-line py-9">
      <h2 id="history-title" className="text-xl">
        What has changed
      </h2>
      <dl className="measure mt-4 grid gap-3">
        {history.map(({ date, what }) => (
          <div key={date} className="grid gap-x-6 sm:grid-cols-[10rem_1fr]">
            <dt className="figures text-faint">{date}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A legal text: what it says, a plain sentence beside each matter, and when it was changed. */
export function LegalPage({ title, lead, sections, history }: Props) {
  return (
    <div className="mx-auto max-w-6xl px-4 pt-12 sm:px-6 sm:pt-16">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      <p className="measure mt-4 text-lg text-soft">{lead}</p>
      <p className="mt-3 text-sm text-faint">Last updated {history[0]?.date}</p>
      <Contents sections={sections} />
      {sections.map((section, index) => (
        <MaybeSold key={section.id} section={section}>
          <Section section={section} number={index + 1} />
        </MaybeSold>
      ))}
      <History history={history} />
    </div>
  );
}
