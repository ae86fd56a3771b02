import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { ChevronDown } from 'lucide-react';

import type { CodesOverview } from './codes.server.ts';

/** Every code that has a page, by letter and group; folded, so that the page stays short. */
export function CodeAreas({ areas }: { areas: CodesOverview['areas'] }) {
  return (
    <div className="grid gap-10">
      {areas.map(({ letter, name, about, groups }) => (
        <section key={letter} aria-labelledby={`area-${letter}`}>
          <div className="flex items-center gap-4">
            <span
              aria-hidden
              className="figures flex size-12 shrink-0 items-center justify-center rounded-md border-2 border-accent bg-accent-soft text-2xl font-bold text-accent-text"
            >
              {letter}
            </span>
            <div>
              <h3 id={`area-${letter}`} className="text-xl">
                {letter} codes: {name.toLowerCase()}
              </h3>
              <p className="text-soft">{about}</p>
            </div>
          </div>
          <div className="mt-4 border-t border-line">
            {groups.map((group) => (
              <Group key={group.id} group={group} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Group({ group }: { group: CodesOverview['areas'][number]['groups'][number] }) {
  const { id, name, about } = group;
  const codes = group.codes.split(' ');
  return (
    <details id={id} className="group border-b border-line">
      <summary className="grid min-h-14 cursor-pointer list-none grid-cols-[3.25rem_1fr_auto] items-center gap-x-3 py-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="figures font-bold text-accent-text">{id}</span>
        <span className="min-w-0">
          <span className="block font-label">{name}</span>
          <span className="block text-sm text-faint">{about}</span>
        </span>
        <span className="flex items-center gap-2 text-sm text-faint">
          <span className="figures">{codes.length}</span>
          <span className="sr-only"> {codes.length === 1 ? 'code' : 'codes'}</span>
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      {/* Hundreds of links: plain ones, styled by their list, keep the page light. */}
      <ul className="figures flex flex-wrap gap-2 pt-1 pb-5 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:rounded-sm [&_a]:border [&_a]:border-line [&_a]:bg-surface [&_a]:px-2.5 [&_a]:text-sm [&_a]:font-label [&_a]:text-accent-text [&_a:hover]:border-accent-line">
        {codes.map((code) => (
          <li key={code}>
            <a href={siteAddress(`/codes/${code}`)}>{code}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
