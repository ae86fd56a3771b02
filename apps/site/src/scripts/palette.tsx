import { createRoot, type Root } from 'react-dom/client';

import { PublicPalette } from '~/features/shell/public-palette.tsx';

let root: Root | undefined;
let isOpen = false;

const show = (open: boolean): void => {
  isOpen = open;
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <PublicPalette open={open} onOpenChange={show} onGo={(path) => location.assign(path)} />,
  );
};

/** Opens the command palette of the public pages, or closes it. */
export const togglePalette = (): void => show(!isOpen);
