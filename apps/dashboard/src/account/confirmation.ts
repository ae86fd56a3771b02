import { createContext, useContext } from 'react';

/** Something that takes the user's password, or a recent log-in, before it is done. */
export interface ConfirmationRequest {
  readonly title: string;
  readonly description: string;
  /** The word for doing it: 'Create API key'. */
  readonly action: string;
  /** Does it; the password is that of an account that has one. */
  readonly act: (confirmation: { readonly password?: string }) => Promise<unknown>;
}

type Confirm = (request: ConfirmationRequest) => void;

const ConfirmationContext = createContext<Confirm | undefined>(undefined);

/** Around pages with such acts; the page's route provides the dialog. */
export const ConfirmationProvider = ConfirmationContext.Provider;

/** Asks who it is in a dialog, then acts. Throws outside of a provider. */
export const useConfirm = (): Confirm => {
  const confirm = useContext(ConfirmationContext);
  if (!confirm) throw new Error('no ConfirmationProvider around this page');
  return confirm;
};
