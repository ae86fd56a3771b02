/** Where this tab keeps a diagnosis form that is not sent yet. */
export const DIAGNOSIS_DRAFT = 'wrenchwise.diagnosis-draft';

/** Keeps what was typed for the diagnosis form: its fields, by name, as text. */
export const keepDiagnosisDraft = (fields: object): void => {
  try {
    sessionStorage.setItem(DIAGNOSIS_DRAFT, JSON.stringify(fields));
  } catch {
    // Storage may be full or blocked: the form works without its memory.
  }
};
