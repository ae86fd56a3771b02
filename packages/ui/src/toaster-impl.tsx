import { useEffect } from 'react';
import { Toaster } from 'sonner';

import { toasterListens } from './toast.ts';

/** Sonner in the product's colours. */
export function ToasterImpl() {
  useEffect(() => toasterListens(), []);
  return (
    <Toaster
      position="bottom-center"
      mobileOffset={{ bottom: 88 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-md border border-line bg-raised px-4 py-3 font-sans text-sm text-ink shadow-high',
          title: 'font-label',
          actionButton:
            'ml-auto min-h-11 shrink-0 cursor-pointer rounded-sm px-3 font-semibold text-accent-text hover:bg-sunken',
        },
      }}
    />
  );
}
