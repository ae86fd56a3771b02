import { linksInForce, PUBLIC_LINKS } from '@wrenchwise/client/navigation.ts';
import { THEME_COMMANDS } from '@wrenchwise/client/theme-commands.tsx';
import { readTypedCodes } from '@wrenchwise/library/codes/typed-codes';
import { LISTED_CATEGORIES } from '@wrenchwise/rules/guide-categories';
import { type Command, CommandPalette } from '@wrenchwise/ui/command-palette.tsx';
import { siteAddress } from '@wrenchwise/ui/site-address.ts';
import { FileText, Hash, Search, Wrench } from 'lucide-react';

const PAGES = [
  ...PUBLIC_LINKS,
  { to: '/search', label: 'Search' },
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
}

/** Every public page, every category of guides, any trouble code, and a search of everything. */
export function PublicPalette({ open, onOpenChange, onGo }: Props) {
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
    />
  );
}
