type ToastKind = 'success' | 'error' | 'message';

const listeners = new Set<() => void>();

/** Whether any toast was shown yet: the toaster's code is not loaded before that. */
export const pendingToasts = {
  wanted: false,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

/** Says something in passing. What must not be missed belongs on the page instead. */
export const showToast = async (kind: ToastKind, text: string): Promise<void> => {
  pendingToasts.wanted = true;
  for (const tell of listeners) tell();
  const { toast } = await import('sonner');
  toast[kind](text);
};
