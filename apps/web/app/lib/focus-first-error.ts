/** Moves focus to the first field of a form that is marked invalid. */
export const focusFirstError = (form: HTMLFormElement | null): void => {
  // After React has painted the marks of the failed validation.
  requestAnimationFrame(() => {
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
};
