import { AlertDialog } from '@wrenchwise/ui/alert-dialog.tsx';
import { Button } from '@wrenchwise/ui/button.tsx';
import { CommandPalette } from '@wrenchwise/ui/command-palette.tsx';
import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import { Menu } from '@wrenchwise/ui/menu.tsx';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { LONG_TEXT, Specimen } from './specimen.tsx';

type Overlay = 'panel' | 'sheet' | 'alert' | 'palette';

const COMMANDS = [
  { id: 'edit', label: 'Edit the profile', icon: <Pencil aria-hidden />, run: () => {} },
  { id: 'delete', label: LONG_TEXT, icon: <Trash2 aria-hidden />, run: () => {} },
];

export function Overlays() {
  return (
    <Specimen
      name="Dialog, AlertDialog, CommandPalette, Menu"
      note="They open over the page, in its theme; Escape closes them and focus returns."
    >
      {() => <Openers />}
    </Specimen>
  );
}

function Openers() {
  const [open, setOpen] = useState<Overlay>();
  const shown = (overlay: Overlay) => ({
    open: open === overlay,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? overlay : undefined),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <Button tone="secondary" onClick={() => setOpen('panel')}>
        Dialog
      </Button>
      <Button tone="secondary" onClick={() => setOpen('sheet')}>
        Dialog, sheet
      </Button>
      <Button tone="danger" onClick={() => setOpen('alert')}>
        AlertDialog
      </Button>
      <Button tone="secondary" onClick={() => setOpen('palette')}>
        CommandPalette
      </Button>
      <Menu
        trigger={<Button tone="secondary">Menu</Button>}
        items={[
          { id: 'edit', label: 'Edit', icon: <Pencil aria-hidden />, onSelect: () => {} },
          {
            id: 'delete',
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            tone: 'danger',
            onSelect: () => {},
          },
        ]}
      />
      <Dialog {...shown('panel')} title="A dialog" description="What it is about.">
        <p>{LONG_TEXT}</p>
      </Dialog>
      <Dialog {...shown('sheet')} title="A sheet" shape="sheet">
        <p>Rises from the lower edge, for a thumb.</p>
      </Dialog>
      <AlertDialog
        {...shown('alert')}
        title="Delete this diagnosis?"
        description={LONG_TEXT}
        confirm="Delete diagnosis"
        onConfirm={() => {}}
      />
      <CommandPalette {...shown('palette')} commands={COMMANDS} />
    </div>
  );
}
