import { linksInForce, PUBLIC_LINKS } from '@wrenchwise/client/navigation.ts';
import { THEME_COMMANDS } from '@wrenchwise/client/theme-commands.tsx';
import type { FoundPage } from '@wrenchwise/contract/endpoints/search';
import { readTypedCodes } from '@wrenchwise/library/codes/typed-codes';
import { LISTED_CATEGORIES } from '@wrenchwise/rules/guide-categories';
import { type Command, CommandPalette } from '@wrenchwise/ui/command-palette.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { useFoundElsewhere } from '@wrenchwise/ui/use-found-elsewhere.ts';
import { Car, FileText, Hash, Search, Wrench } from 'lucide-react';
import { useState } from 'react';

const PAGES = [
  ...PUBLIC_LINKS,
  { to: '/search', label: 'Search' },
  { to: '/check', label: 'Check a Quote or a Claim' },
  { to: '/codes', label: 'Trouble Codes' },
  { to: '/car-specifications', label: 'Car Specifications' },
  { to: '/blog', label: 'Blog' },
  { to: '/faq', label: 'FAQ' },
  { to: '/how-accurate', label: 'How accurate is it?' },
  { to: '/what-we-got-wrong', label: 'What we got wrong' },
  { to: '/contact', label: 'Contact' },
  { to: '/login', label: 'Login' },
  { to: '/signup', label: 'Sign Up' },
] as const;

const ICONS = { code: Hash, car: Car, job: Wrench, guide: Wrench, page: FileText } as const;
const MAX_FOUND = 6;

const codeCommand = (typed: string): Command | undefined => {
  const codes = readTypedCodes(typed).map(({ code }) => code);
  const [code] = codes;
  if (code === undefined) return undefined;
  const isOne = codes.length === 1;
  return {
    id: codes.join(' '),
    label: isOne ? `Trouble code ${code}` : `Trouble codes ${codes.join(', ')}`,
    icon: <Hash aria-hidden />,
    // The server knows what to do with a code that has no page.
    run: () =>
      window.location.assign(
        siteAddress(
          isOne ? `/codes/${code}` : `/codes?code=${encodeURIComponent(codes.join(' '))}`,
        ),
      ),
  };
};

const searchCommand = (typed: string, goTo: (path: string) => void): Command => ({
  id: 'search',
  label: `Search everything for “${typed}”`,
  icon: <Search aria-hidden />,
  run: () => goTo(`/search?q=${encodeURIComponent(typed)}`),
});

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Opens a path of this site. */
  onGo: (path: string) => void;
  /** The search of everything. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly FoundPage[]>;
}

/** Every public page, every category of guides, any trouble code, and a search of everything. */
export function PublicPalette({ open, onOpenChange, onGo, find }: Props) {
  const [typed, setTyped] = useState('');
  const results = useFoundElsewhere(typed.trim(), find);
  const place = (to: string, label: string, Icon: typeof Wrench): Command => ({
    id: to,
    label,
    icon: <Icon aria-hidden />,
    run: () => onGo(to),
  });
  return (
    <CommandPalette
      open={open}
      onOpenChange={onOpenChange}
      commands={[
        ...linksInForce(PAGES).map(({ to, label }) => place(to, label, FileText)),
        ...LISTED_CATEGORIES.map(({ slug, name }) =>
          place(`/car-repair-guides/${slug}`, `${name} guides`, Wrench),
        ),
        ...THEME_COMMANDS,
      ]}
      commandFor={codeCommand}
      searchFor={(typed) => searchCommand(typed, onGo)}
      onType={setTyped}
      found={results
        .slice(0, MAX_FOUND)
        .map(({ kind, path, title, about }) =>
          place(path, kind === 'code' ? `${title}: ${about}` : title, ICONS[kind]),
        )}
    />
  );
}
