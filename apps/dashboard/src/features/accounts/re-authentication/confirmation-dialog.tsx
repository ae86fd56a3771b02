import { Dialog } from '@wrenchwise/ui/dialog.tsx';
import type { ComponentProps } from 'react';

import { ConfirmationForm } from './confirmation-form.tsx';

type Props = Omit<ComponentProps<typeof ConfirmationForm>, 'onCancel'> & {
  open: boolean;
  onClose: () => void;
  title: string;
  description: string;
};

/** A dialog that asks for the password before it does something. */
export function ConfirmationDialog({ open, onClose, title, description, ...form }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={title}
      description={description}
    >
      <ConfirmationForm {...form} onCancel={onClose} />
    </Dialog>
  );
}
