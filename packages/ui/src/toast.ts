type ToastKind = 'success' | 'error' | 'message';

/** Where what is to be said on the next page is stored. */
const KEPT = 'wrenchwise.toast';

const listeners = new Set<() => void>();

/** Whether any toast was shown yet: the toaster's code is not loaded before that. */
export const pendingToasts = {
  wanted: false,
  subscribe: (tell: () => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};

const toaster = Promise.withResolvers<void>();

/** Called when the toaster listens: what is said before is lost. */
export const toasterListens = toaster.resolve;

/** What a toast offers, such as 'Undo'. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Long enough to be found by a keyboard or a screen reader. */
const WITH_ACTION_MS = 10_000;

/** Says something in passing. What must not be missed belongs on the page instead. */
export const showToast = async (
  kind: ToastKind,
  text: string,
  action?: ToastAction,
): Promise<void> => {
  pendingToasts.wanted = true;
  for (const tell of listeners) tell();
  const sonner = await import('sonner').catch(() => undefined);
  // Its code could not be fetched: it is not said.
  if (!sonner) return;
  await toaster.promise;
  const { toast } = sonner;
  toast[kind](
    text,
    action && {
      action: { label: action.label, onClick: action.onPress },
      duration: WITH_ACTION_MS,
    },
  );
};

/** Has the next page say something in passing, where going there is a full load. */
export const keepToast = (kind: ToastKind, text: string): void => {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([kind, text]));
  } catch {
    // Storage may be full or blocked: then it is not said.
  }
};

/** Says what the page before has left to be said, once. */
export const showFlashMessage = (): void => {
  try {
    const kept = sessionStorage.getItem(KEPT);
    if (kept === null) return;
    sessionStorage.removeItem(KEPT);
    const [kind, text] = JSON.parse(kept) as [ToastKind, string]; // only `keepToast` writes it
    void showToast(kind, text);
  } catch {
    // As above.
  }
};
