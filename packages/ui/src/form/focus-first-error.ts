const FRAMES = 10;

/** Moves focus to the first field of a form that is marked invalid. */
export const focusFirstError = (form: HTMLFormElement | null, frames = FRAMES): void => {
  // The marks of the failed validation are painted in one of the next frames.
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (field) field.focus();
    else if (frames > 1) focusFirstError(form, frames - 1);
  });
};
